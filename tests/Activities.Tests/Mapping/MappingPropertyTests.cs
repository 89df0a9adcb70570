using FsCheck.Fluent;
using SpanPack.Activities.Tests.Mapping.Model;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>Random spans and resources, with values of every type, become what a second model of the rules says.</summary>
public sealed class MappingPropertyTests
{
    private static readonly SpanMapper s_mapper = new(new MappingOptions { Clock = new FixedClock() });

    [Fact]
    public void Span_of_OTLP_becomes_what_the_model_says()
        => Property.Holds(MappingGen.Otlp.ToArbitrary(), 20_000, static input =>
        {
            var span = new Span();
            s_mapper.Map(ModelSource.OfOtlp(input), ModelSource.ResourceOf(input), span);

            Assert.Equal(ModelMapper.Map(input).ToString(), ModelSpan.Describe(span));
        });

    [Fact]
    public void Activity_becomes_what_the_model_says()
        => Property.Holds(MappingGen.Activities.ToArbitrary(), 5_000, static input =>
        {
            var span = new Span();
            var mapper = new ActivityMapper(new MappingOptions { Resource = ModelSource.ResourceOf(input), Clock = new FixedClock() });
            ModelSource.UseActivity(input, activity => mapper.Map(activity, activity.TraceStateString, span, out _));

            Assert.Equal(ModelMapper.Map(input).ToString(), ModelSpan.Describe(span));
        });
}
