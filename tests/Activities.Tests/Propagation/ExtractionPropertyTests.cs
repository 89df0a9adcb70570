using FsCheck.Fluent;
using SpanPack.Activities.Tests.Propagation.Model;

namespace SpanPack.Activities.Tests.Propagation;

public class ExtractionPropertyTests
{
    private static readonly PropagationStyle[][] s_styles =
    [
        [PropagationStyle.Datadog, PropagationStyle.TraceContext, PropagationStyle.Baggage],
        [PropagationStyle.TraceContext, PropagationStyle.Datadog],
        [PropagationStyle.Datadog],
        [PropagationStyle.TraceContext],
        [PropagationStyle.Baggage],
    ];

    [Fact]
    public void Headers_reach_the_local_root_as_the_model_reads_them()
    {
        var values = from headers in HeaderGen.All
                     from styles in Gen.Elements(s_styles)
                     from first in Gen.Frequency((3, Gen.Constant(false)), (1, Gen.Constant(true)))
                     from behavior in Gen.Frequency((6, Gen.Constant(ExtractionBehavior.Continue)),
                         (1, Gen.Elements(ExtractionBehavior.Restart, ExtractionBehavior.Ignore)))
                     select (headers, styles, first, behavior);
        Property.Holds(values.ToArbitrary(), 5_000, static value =>
        {
            DatadogPropagator propagator = Remote.Propagator(new PropagationOptions
            {
                ExtractStyles = value.styles,
                ExtractFirst = value.first, Behavior = value.behavior
            });
            Assert.Equal(ModelReader.Read(value.headers, value.styles, value.first, value.behavior),
                Remote.Describe(Remote.Extract(propagator, value.headers)));
        });
    }
}
