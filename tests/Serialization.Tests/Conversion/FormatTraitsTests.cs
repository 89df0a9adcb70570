namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>A conversion does what the traits of two formats ask for, each by itself, whatever the formats are called.</summary>
public sealed class FormatTraitsTests
{
    private static readonly TraceFormatTraits s_tags = TraceFormat.V04.GetTraits();
    private static readonly TraceFormatTraits s_fields = TraceFormat.V1.GetTraits();

    [Fact]
    public void EveryFormat_HasARow_OldestFirst()
    {
        Assert.Equal(Enum.GetValues<TraceFormat>(), TraceFormats.All);
        Assert.All(TraceFormats.All, static format => Assert.Equal(format, format.GetTraits().Format));
        Assert.Equal("format", Assert.Throws<ArgumentOutOfRangeException>(static () => ((TraceFormat)9).GetTraits()).ParamName);
    }

    [Fact]
    public void SameTraits_ChangeNothing()
    {
        foreach (TraceFormatTraits traits in new[] { s_tags, s_fields })
        {
            Span span = Example(traits);
            span.Start = 5; // writers have no huge one of v1.0, so that would change
            TraceChunk converted = Convert(span, traits, traits with { }, out string losses);

            Assert.Equal("", losses);
            Assert.Same(span, converted.Spans[0]);
        }
    }

    [Fact]
    public void FieldsOfTheTrace_Alone_TakeItsTags()
    {
        TraceChunk converted =
            Convert(Example(s_tags), s_tags, s_tags with { HasChunkFields = true, HasTraceFields = true }, out string losses);

        Assert.Equal("", losses);
        Assert.Equal((SamplingPriority.UserKeep, 9UL), (converted.SamplingPriority!.Value, (ulong)converted.TraceId!.Value));
        Assert.Equal("env=prod twice=text -5 -1", Text(converted.Spans[0]));
    }

    [Theory]
    [InlineData(nameof(TraceFormatTraits.HasTypedAttributes), "tag whose key occurs twice", "priority env=prod -5 -1")]
    [InlineData(nameof(TraceFormatTraits.HasLiftedFields), "", "priority field=prod twice=text -5 -1")]
    [InlineData(nameof(TraceFormatTraits.HasUnsignedNumbers), "negative start, error mark that is not 0 or 1",
        "priority env=prod twice=text 0 1")]
    public void Gained_Alone_ChangesItsPartOfASpan(string trait, string expectedLosses, string expected)
    {
        TraceChunk converted = Convert(Example(s_tags), s_tags, With(s_tags, trait, true), out string losses);

        Assert.Equal(expectedLosses, losses);
        Assert.Equal(expected, Text(converted.Spans[0]));
    }

    [Theory]
    [InlineData(nameof(TraceFormatTraits.HasTraceFields), "attribute with the name of a field", "field=prod typed -5 1")]
    [InlineData(nameof(TraceFormatTraits.HasTypedAttributes), "attribute with a type of its own", "priority field=prod typed=true -5 1")]
    [InlineData(nameof(TraceFormatTraits.HasLiftedFields), "", "priority env=prod typed -5 1")]
    [InlineData(nameof(TraceFormatTraits.HasUnsignedNumbers), "start or duration over 2^63-1",
        "priority field=prod typed 9223372036854775807 1")]
    public void Lost_Alone_ChangesItsPartOfASpan(string trait, string expectedLosses, string expected)
    {
        TraceChunk converted = Convert(Example(s_fields), s_fields, With(s_fields, trait, false), out string losses);

        Assert.Equal(expectedLosses, losses);
        Assert.Equal(expected, Text(converted.Spans[0]));
    }

    [Fact]
    public void NegativeError_IsWhatAgentsOfTheSourceMakeOfIt()
    {
        Assert.Equal("priority env=prod twice=text 0 0",
            Text(Convert(Example(s_tags), s_tags with { IgnoresNegativeErrors = true }, s_tags with { HasUnsignedNumbers = true },
                out _).Spans[0]));
    }

    private static Span Example(TraceFormatTraits traits)
    {
        var span = new Span { TraceId = 9, SpanId = 2, Start = -5 };
        span.AddMetric(MetricNames.SamplingPriority, 2);
        if (traits.HasLiftedFields)
        {
            span.Error = 1;
            span.V1Fields = new SpanV1Fields { Environment = "prod" };
            span.SetAttribute("typed", true);
            return span;
        }

        span.ErrorMark = -1;
        span.AddString(TagNames.Environment, "prod");
        span.AddString("twice", "text");
        span.AddMetric("twice", 1);
        return span;
    }

    private static TraceFormatTraits With(TraceFormatTraits traits, string trait, bool value) => trait switch
    {
        nameof(TraceFormatTraits.HasTraceFields) => traits with { HasTraceFields = value },
        nameof(TraceFormatTraits.HasTypedAttributes) => traits with { HasTypedAttributes = value },
        nameof(TraceFormatTraits.HasLiftedFields) => traits with { HasLiftedFields = value },
        _ => traits with { HasUnsignedNumbers = value },
    };

    private static TraceChunk Convert(Span span, TraceFormatTraits source, TraceFormatTraits target, out string losses)
    {
        var log = new ConversionLog();
        TraceChunk converted = new ChunkConverter(source, target, log).Convert(new TraceChunk(span));
        losses = string.Join(", ", log.ToReport(source.Format, target.Format).Losses.Select(static loss => loss.What));
        return converted;
    }

    private static string Text(Span span)
    {
        var parts = new List<string>();
        if (span.GetMetric(MetricNames.SamplingPriority) is not null) parts.Add("priority");
        if (span.V1Fields is { Environment.Length: > 0 } fields) parts.Add("field=" + fields.Environment);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) parts.Add($"{tag.Key}={tag.Value}");
        if (span.GetTypedAttribute("typed") is not null) parts.Add("typed");
        return string.Join(' ', [.. parts, $"{span.Start}", $"{span.Error}"]);
    }
}
