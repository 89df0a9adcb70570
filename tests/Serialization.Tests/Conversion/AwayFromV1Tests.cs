namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>What v1.0 alone can say is changed to what others can, span by span, and the report says where.</summary>
public sealed class AwayFromV1Tests
{
    private static readonly Span s_plain = new() { TraceId = 7, SpanId = 1 };

    [Theory]
    [InlineData(-5, 0, "start")]
    [InlineData(0, -5, "duration")]
    [InlineData(-5, -5, "start")]
    public void TimesThatAreTooLarge_AreTheLargest(long start, long duration, string field)
    {
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V04, s_plain,
            new Span { TraceId = 7, SpanId = 2, Start = start, Duration = duration });

        Assert.Equal([$"start or duration over 2^63-1, 1 at [0][1].{field}"], result.Losses());
        Assert.Equal((start < 0 ? long.MaxValue : 0, duration < 0 ? long.MaxValue : 0), (result.Span(1).Start, result.Span(1).Duration));
        Assert.Same(s_plain, result.Span(0));
    }

    [Theory]
    [InlineData(-5, 0, "start")]
    [InlineData(0, -5, "duration")]
    public void TimesThatAreTooLarge_AreTheLargest_InV1Too(long start, long duration, string field)
    {
        var span = new Span { TraceId = 7, SpanId = 2, Start = start, Duration = duration };
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V1, s_plain, span);
        Span written = TracePayloadReader.Read(TraceConverter.ToBytes(result.Payload), TraceFormat.V1).Chunks[0].Spans[1];

        Assert.Equal([$"start or duration over 2^63-1, 1 at [0][1].{field}"], result.Losses());
        Assert.Equal([start < 0 ? long.MaxValue : 0, duration < 0 ? long.MaxValue : 0], new[] { written.Start, written.Duration });
        Assert.Same(s_plain, result.Span(0));
    }

    [Fact]
    public void SpansGetTheTraceIdOfTheirChunk()
    {
        var span = new Span { TraceId = new UInt128(1, 1), SpanId = 2 };
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V04, new TraceChunk(new[] { s_plain, span }) { TraceId = 7 });

        Assert.Same(s_plain, result.Span(0));
        Assert.Equal((UInt128)7, result.Span(1).TraceId);
        Assert.Equal(new UInt128(1, 1), span.TraceId);
    }

    [Fact]
    public void AttributesThatWouldMeanSomethingAsTags_Leave()
    {
        var span = new Span { TraceId = 7, SpanId = 2 };
        span.SetTag(TagNames.Origin, "other");
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V07, s_plain, span);

        Assert.Equal(["attribute with the name of a field, 1 at [0][1].attributes[\"_dd.origin\"]"], result.Losses());
        Assert.Null(result.Chunk().Origin);
        Assert.Equal("- -", result.Tags(TagNames.Origin));
    }

    [Fact]
    public void AttributesThatSayTheSameAsTheChunk_StayTags()
    {
        var span = new Span { TraceId = new UInt128(0xaa, 7), SpanId = 2 };
        span.SetTag(TagNames.Origin, "lambda");
        span.SetTag(TagNames.DecisionMaker, "-4");
        span.SetTag(TagNames.TraceIdUpper, "00000000000000aa");
        span.SetMetric(MetricNames.SamplingPriority, 2);
        ConversionResult result = Converted.Of(
            TraceFormat.V1, TraceFormat.V04,
                new TraceChunk(span)
                {
                    SamplingPriority = SamplingPriority.UserKeep, SamplingMechanism = SamplingMechanism.Manual,
                    Origin = "lambda", TraceId = span.TraceId
                });

        Assert.Empty(result.Losses());
        Assert.Same(span, result.Span());
    }

    [Fact]
    public void ANumberThatLowersToThePriority_Leaves()
    {
        var span = new Span { TraceId = 7, SpanId = 2 };
        span.AddTypedAttribute(TagKeys.Find(MetricNames.SamplingPriority), 2L);
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V04, span);

        Assert.Equal(
            ["attribute with a type of its own, 1 at [0][0].attributes[\"_sampling_priority_v1\"]",
                "attribute with the name of a field, 1 at [0][0].attributes[\"_sampling_priority_v1\"]"],
            result.Losses());
        Assert.Equal("-", result.Numbers(MetricNames.SamplingPriority));
    }

    [Fact]
    public void AnAttributeWithAType_GivesWayToATag()
    {
        var span = new Span { TraceId = 7, SpanId = 2 };
        span.AddTypedAttribute(TagKeys.Find("text"), true);
        span.AddTypedAttribute(TagKeys.Find("number"), true);
        span.AddString("text", "x");
        span.AddMetric("number", 1);
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V04, span);

        Assert.Equal(["tag whose key occurs twice, 2 at [0][0].attributes[\"text\"]"], result.Losses());
        Assert.Equal(("x", null, 1.0),
            (result.Span().GetTag("text"), result.Span().GetTag("number"), result.Span().GetMetric("number")!.Value));
        Assert.Null(result.Span().GetTypedAttribute("text"));
    }

    [Fact]
    public void AFieldOfASpan_ReplacesAttributesOfItsName()
    {
        var number = new Span { TraceId = 7, SpanId = 2, V1Fields = new SpanV1Fields { Environment = "prod" } };
        number.SetMetric(TagNames.Environment, 1);
        var same = new Span { TraceId = 7, SpanId = 3, V1Fields = new SpanV1Fields { Environment = "prod" } };
        same.SetTag(TagNames.Environment, "prod");
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V04, same, number);

        Assert.Equal(["attribute with the name of a field, 1 at [0][1].attributes[\"env\"]"], result.Losses());
        Assert.Equal("prod prod", result.Tags(TagNames.Environment));
        Assert.Equal("- -", result.Numbers(TagNames.Environment));
    }
}
