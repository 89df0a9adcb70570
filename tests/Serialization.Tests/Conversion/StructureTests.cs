namespace SpanPack.Serialization.Tests.Conversion;

/// <summary>Links and events of v1.0 in formats that hold less: what fits stays as it is, by itself too.</summary>
public sealed class StructureTests
{
    private static readonly byte[] s_raw = [1];

    [Fact]
    public void StructuresThatFit_AreShared()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.AddLink(new SpanLink(1, 2));
        span.AddLink(new SpanLink(1, 2) { Attributes = new() { { "k", "v" } } });
        span.AddEvent(new SpanEvent("bare", 1));
        span.AddEvent(new SpanEvent("scalars",
            1)
        { Attributes = new() { { "s", "v" }, { "b", true }, { "i", 1L }, { "d", 1.5 }, { "l", new[] { 1L, 2L } } } });
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V04, span);

        Assert.Empty(result.Losses());
        Assert.Same(span, result.Span());
        var bare = new Span { TraceId = 1, SpanId = 2 };
        Assert.Same(bare, Converted.Of(TraceFormat.V04, TraceFormat.V05, bare).Span());
    }

    [Fact]
    public void StructuresBesideThoseThatChange_AreShared()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.AddLink(new SpanLink(1, 2) { Attributes = new() { { "n", 1L } } });
        span.AddLink(new SpanLink(1, 2) { Attributes = new() { { "k", "v" } } });
        span.AddEvent(new SpanEvent("raw", 1) { Attributes = new() { { "r", new TagValue(s_raw) } } });
        span.AddEvent(new SpanEvent("fits", 1) { Attributes = new() { { "l", new[] { 1L } } } });
        Span converted = Converted.Of(TraceFormat.V1, TraceFormat.V07, span).Span();

        Assert.NotSame(span.Links[0], converted.Links[0]);
        Assert.Same(span.Links[1], converted.Links[1]);
        Assert.NotSame(span.Events[0], converted.Events[0]);
        Assert.Same(span.Events[1], converted.Events[1]);
    }

    [Fact]
    public void ALink_KeepsItsFieldsAndItsText()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        var list = new TagValue([new TagValue((string?)null), "x"]);
        span.AddLink(new SpanLink(new UInt128(3, 4), 5)
        {
            TraceState = "dd=s:1", Flags = 0x80000001,
            Attributes = new() { { "k", "v" }, { "list", list }, { "pairs", new TagValue(new AttributeList { { "a", 1L } }) } }
        });
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V04, span);

        SpanLink link = result.Span().Links[0];
        Assert.Equal((new UInt128(3, 4), 5ul, "dd=s:1", 0x80000001), (link.TraceId, link.SpanId, link.TraceState, link.Flags));
        Assert.Equal([new("k", "v"), new("list.1", "x"), new("pairs", """{"a":1}""")], link.Attributes);
        Assert.Equal(["link attribute that is not text, 2 at [0][0].span_links.attributes[\"list\"]"], result.Losses());
    }

    [Fact]
    public void AnEvent_KeepsWhatFitsOfAnArray()
    {
        var pairs = new TagValue(new AttributeList { { "a", 1L } });
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.AddEvent(new SpanEvent("e", 7)
        {
            Attributes = new() { { "n", 1L }, { "mixed", new TagValue([1L, new TagValue(s_raw), new TagValue([2L]), pairs, "x"]) },
                { "pairs", pairs } },
        });
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V07, span);

        SpanEvent converted = result.Span().Events[0];
        Assert.Equal(("e", 7ul), (converted.Name, converted.TimeUnixNano));
        Assert.Equal(["n: Int 1", "mixed: Array [1,\"AQ==\",\"{\\\"a\\\":1}\",\"x\"]", "pairs: String {\"a\":1}"],
            converted.Attributes.Select(static pair => $"{pair.Key}: {pair.Value.Kind} {LoweredText.Of(pair.Value)}"));
        Assert.Equal(
            ["event attribute of binary data or pairs, 3 at [0][0].span_events.attributes[\"mixed\"]",
                "array in an array, 1 at [0][0].span_events.attributes[\"mixed\"]"],
            result.Losses());
    }

    [Fact]
    public void JsonOfV05_HasTypesOfItsOwn()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.AddLink(new SpanLink(1, 2) { Attributes = new() { { "n", 1L } } });
        span.AddEvent(new SpanEvent("e", 7) { Attributes = new() { { "list", new TagValue([1L, new TagValue([2L])]) } } });
        ConversionResult result = Converted.Of(TraceFormat.V1, TraceFormat.V05, span);

        Assert.Equal(["span links, 1 at [0][0].span_links", "span events, 1 at [0][0].span_events"], result.Losses());
    }

    [Fact]
    public void JsonTags_TakeThePlaceOfOthers_AndStructuredDataThatIsGoneIsNotTold()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.AddLink(new SpanLink(1, 2));
        span.AddEvent(new SpanEvent("e", 7));
        span.AddString(TagNames.SpanLinks, "text");
        span.AddMetric(TagNames.Events, 1);
        span.SetMetaStruct("gone", [0x80]);
        span.SetMetaStruct("gone", null);
        ConversionResult result = Converted.Of(TraceFormat.V04, TraceFormat.V05, new Span { TraceId = 1, SpanId = 1 }, span);

        Assert.Equal(
            ["span links, 1 at [0][1].span_links", "attribute with the name of a field, 2 at [0][1].meta[\"_dd.span_links\"]",
                "span events, 1 at [0][1].span_events"],
            result.Losses());
        Assert.StartsWith("[{", result.Span(1).GetTag(TagNames.SpanLinks));
        Assert.StartsWith("[{", result.Span(1).GetTag(TagNames.Events));
        Assert.Null(result.Span(1).GetMetric(TagNames.Events));
    }
}
