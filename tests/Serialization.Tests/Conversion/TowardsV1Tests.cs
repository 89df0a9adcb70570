namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>
/// Spans that say something else of the trace than their chunk, or something twice, lose that in v1.0, and the report says so.
/// </summary>
public sealed class TowardsV1Tests
{
    [Fact]
    public void TagsThatSayTheSameAsTheChunk_LeaveSilently()
    {
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V1,
            Chunk(WithAll("lambda", "-4", "00000000000000aa", 2), WithAll("lambda", "-4", "00000000000000aa", 2)));

        Assert.Empty(result.Losses());
        Assert.Equal(0, CountOf(result.Span(1)));
    }

    [Fact]
    public void TagsThatSayOtherwise_LeaveAndAreTold()
    {
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V1,
            Chunk(WithAll("lambda", "-4", "00000000000000aa", 2), WithAll("other", "-3", "00000000000000bb", 1)));

        Assert.Equal(
            [
                "sampling priority of a span, 1 at [0][1].metrics[\"_sampling_priority_v1\"]",
                "origin of a span, 1 at [0][1].meta[\"_dd.origin\"]",
                "sampling mechanism of a span, 1 at [0][1].meta[\"_dd.p.dm\"]", "trace id of a span, 1 at [0][1].meta[\"_dd.p.tid\"]",
            ],
            result.Losses());
        Assert.Equal(0, CountOf(result.Span(1)));
    }

    [Fact]
    public void AMechanismWrittenInAnUnusualWay_IsTold()
    {
        ConversionResult result = Converted.Of(TraceFormat.V07, TraceFormat.V1, Chunk(WithAll("lambda", "-004", null, 2)));

        Assert.Equal(SamplingMechanism.Manual, result.Chunk().SamplingMechanism);
        Assert.Equal(["sampling mechanism of a span, 1 at [0][0].meta[\"_dd.p.dm\"]"], result.Losses());
    }

    [Fact]
    public void TextsThatAreNoMechanismAndNoKind_StayTags()
    {
        Span span = WithAll(null, "none", "none", null);
        span.SetTag(TagNames.SpanKind, "weird");
        ConversionResult result = Converted.Of(TraceFormat.V04, TraceFormat.V1, span);

        Assert.Empty(result.Losses());
        Assert.Equal((null, new UInt128(0, 7)), (result.Chunk().SamplingMechanism, result.Chunk().TraceId));
        Assert.Equal(("none", "none", "weird", 0u),
            (result.Span().GetTag(TagNames.DecisionMaker), result.Span().GetTag(TagNames.TraceIdUpper),
                result.Span().GetTag(TagNames.SpanKind), result.Span().V1Fields!.Kind));
    }

    [Theory]
    [InlineData(TraceFormat.V04, 3, 0)] // the last span decides
    [InlineData(TraceFormat.V07, 1, 1)] // the first one
    public void OneTraceIdOfAll_IsThatOfTheChunk(TraceFormat source, ulong expected, int firstOther)
    {
        Span[] spans = [new() { TraceId = 1, SpanId = 1 }, new() { TraceId = 2, SpanId = 2 }, new() { TraceId = 3, SpanId = 3 }];
        ConversionResult result = Converted.Of(source, TraceFormat.V1, spans);

        Assert.Equal([$"trace id of a span, 2 at [0][{firstOther}].trace_id"], result.Losses());
        Assert.Equal((expected, expected, expected),
            ((ulong)result.Chunk().TraceId!.Value, (ulong)result.Span(0).TraceId, (ulong)result.Span(1).TraceId));
        Assert.Equal((UInt128)2, spans[1].TraceId);
    }

    [Fact]
    public void AChunkWithoutSpans_HasNoTraceId()
        => Assert.Equal(UInt128.Zero, Converted.Of(TraceFormat.V04, TraceFormat.V1, new TraceChunk(Array.Empty<Span>())).Chunk().TraceId);

    [Fact]
    public void ValuesThatAreGone_HideNothing()
    {
        var span = new Span { TraceId = 7, SpanId = 1 };
        span.AddMetaStruct(TagKeys.Find("a"), [0x80]);
        span.AddMetric("a", 1);
        span.AddTypedAttribute(TagKeys.Find("b"), true);
        span.AddString("b", "text");
        span.AddMetric(MetricNames.SamplingPriority, 2);
        span.AddString(MetricNames.SamplingPriority, "text");
        span.SetMetaStruct("a", null);
        span.RemoveTypedAttribute("b");
        ConversionResult result = Converted.Of(TraceFormat.V04, TraceFormat.V1, span);

        Assert.Empty(result.Losses());
        Assert.Equal((1.0, "text", "text"),
            (result.Span().GetMetric("a")!.Value, result.Span().GetTag("b"), result.Span().GetTag(MetricNames.SamplingPriority)));
    }

    [Fact]
    public void AnAttributeWithAType_GivesWayToAnyTag()
    {
        var span = new Span { TraceId = 7, SpanId = 1 };
        foreach (string key in (string[])["text", "number", "data", "alone"]) span.AddTypedAttribute(TagKeys.Find(key), true);
        span.AddString("text", "x");
        span.AddMetric("number", 1);
        span.AddMetaStruct(TagKeys.Find("data"), [0x80]);
        ConversionResult result = Converted.Of(TraceFormat.V04, TraceFormat.V1, span);

        Assert.Equal(["tag whose key occurs twice, 3 at [0][0].attributes[\"text\"]"], result.Losses());
        Assert.Equal((null, null, null),
            (result.Span().GetTypedAttribute("text"), result.Span().GetTypedAttribute("number"), result.Span().GetTypedAttribute("data")));
        Assert.NotNull(result.Span().GetTypedAttribute("alone"));
    }

    [Theory]
    [InlineData(TraceFormat.V04, 2, 1)]
    [InlineData(TraceFormat.V04, -1, 1)]
    [InlineData(TraceFormat.V07, 2, 1)]
    [InlineData(TraceFormat.V07, -1, 0)] // agents take it for none
    public void AnErrorMark_IsYesOrNo(TraceFormat source, int mark, int expected)
        => Assert.Equal(expected,
            Converted.Of(source, TraceFormat.V1, new Span { TraceId = 7, SpanId = 1, ErrorMark = mark }).Span().Error);

    private static int CountOf(Span span)
    {
        int count = 0;
        foreach (KeyValuePair<string, string> _ in span.EnumerateTags()) count++;
        foreach (KeyValuePair<string, double> _ in span.EnumerateMetrics()) count++;
        return count;
    }

    private static TraceChunk Chunk(params Span[] spans) => new(spans) { SamplingPriority = SamplingPriority.UserKeep, Origin = "lambda" };

    private static Span WithAll(string? origin, string? mechanism, string? upper, double? priority)
    {
        var span = new Span { TraceId = new UInt128(upper is null or "none" ? 0ul : 0xaa, 7), SpanId = 1 };
        span.SetTag(TagNames.Origin, origin);
        span.SetTag(TagNames.DecisionMaker, mechanism);
        span.SetTag(TagNames.TraceIdUpper, upper);
        span.SetMetric(MetricNames.SamplingPriority, priority);
        return span;
    }
}
