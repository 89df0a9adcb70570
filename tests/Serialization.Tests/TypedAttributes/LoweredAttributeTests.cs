using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.TypedAttributes;

/// <summary>Attributes whose type only v1.0 knows, in v0.4 spans.</summary>
public sealed class LoweredAttributeTests
{
    [Fact]
    public void Kinds_BecomeTextOrNumbers()
    {
        var span = new Span();
        span.SetAttribute("yes", true);
        span.SetAttribute("small", 1L << 53);
        span.SetAttribute("large", (1L << 53) + 1);
        span.SetAttribute("least", long.MinValue);
        span.SetAttribute("list", new TagValue([1L, "a", new TagValue([true, 0.5]), (string?)null]));
        span.SetAttribute("pairs", new TagValue(new AttributeList { { "k\"", new TagValue(new byte[] { 1, 2 }) }, { "n", double.NaN } }));
        Node written = Written.Only(span);

        Assert.Equal(
            new SortedDictionary<string, string>(StringComparer.Ordinal)
            {
                ["yes"] = "true",
                ["large"] = "9007199254740993",
                ["least"] = "-9223372036854775808",
                ["list"] = """[1,"a",[true,0.5],null]""",
                ["pairs"] = """{"k\"":"AQI=","n":"NaN"}""",
            },
            written["meta"].ToDictionary(static node => node.Text));
        Assert.Equal(9007199254740992.0, written["metrics"].ToDictionary(static node => node.Float64)["small"]);
    }

    [Fact]
    public void ATagSetLater_ThroughASlot_GoesBefore()
    {
        var tags = new WebServerTags();
        var span = new Span { Tags = tags };
        span.SetAttribute("http.method", true);
        tags.Method = "GET";
        span.SetAttribute("custom", 1L);
        span.SetTag("custom", "text");
        Node written = Written.Only(span);

        Assert.Equal("GET", written["meta"].ToDictionary(static node => node.Text)["http.method"]);
        Assert.Equal("text", written["meta"]["custom"].Text);
        Assert.Empty(written["metrics"].Entries);
    }

    [Fact]
    public void AutomaticTags_Win()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.SetAttribute(TagNames.Language, true);
        span.SetAttribute(MetricNames.SamplingPriority, 7L);
        span.SetAttribute("mine", false);
        byte[] chunk = Written.Chunk(new SpanMessagePackFormatter(new ProcessTags()),
            new TraceChunk(span) { SamplingPriority = SamplingPriority.AutoKeep });
        Node written = PlainMessagePack.Decode(chunk)[0];

        Assert.Equal("dotnet", written["meta"].ToDictionary(static node => node.Text)["language"]);
        Assert.Equal("false", written["meta"]["mine"].Text);
        Assert.Equal(1.0, written["metrics"].ToDictionary(static node => node.Float64)[MetricNames.SamplingPriority]);
    }

    [Fact]
    public void ManyAttributes_AreCountedWithTheTags()
    {
        var span = new Span { Tags = new LeafTags() };
        for (int i = 0; i < 70_000; i++) span.SetAttribute("flag" + i, i % 2 == 0);

        Assert.Equal(70_000, Written.Only(span)["meta"].Keys.Count(static key => key.StartsWith("flag", StringComparison.Ordinal)));
    }

    [Fact]
    public void LinksAndEvents_HaveBinaryDataInBase64_AndPairsAsJson()
    {
        var span = new Span();
        var attributes = new AttributeList { { "bytes", new TagValue(new byte[] { 255 }) },
            { "pairs", new TagValue(new AttributeList { { "a", 1L } }) }, { "mixed", new TagValue([new TagValue(new byte[] { 1 }), 2L]) } };
        span.AddLink(new SpanLink(1, 2) { Attributes = attributes });
        span.AddEvent(new SpanEvent("e", 1) { Attributes = attributes });
        Node written = Written.Only(span);

        Assert.Equal(
            new SortedDictionary<string, string> { ["bytes"] = "/w==", ["pairs"] = """{"a":1}""", ["mixed.0"] = "AQ==", ["mixed.1"] = "2" },
            written["span_links"][0]["attributes"].ToDictionary(static node => node.Text));
        Node ofEvent = written["span_events"][0]["attributes"];
        Assert.Equal((0, "/w=="), ((int)ofEvent["bytes"]["type"].Integer, ofEvent["bytes"]["string_value"].Text));
        Assert.Equal((0, """{"a":1}"""), ((int)ofEvent["pairs"]["type"].Integer, ofEvent["pairs"]["string_value"].Text));
        Assert.Equal("AQ==", ofEvent["mixed"]["array_value"]["values"][0]["string_value"].Text);
    }

    [Fact]
    public void EventsAsJson_HaveThePlainValues()
    {
        var span = new Span { TraceId = 1, SpanId = 2 };
        span.AddEvent(new SpanEvent("e",
            1)
        {
            Attributes = new() { { "bytes", new TagValue(new byte[] { 255 }) },
                { "pairs", new TagValue(new AttributeList { { "a", 1L } }) } }
        });
        byte[] chunk = Written.Chunk(new SpanMessagePackFormatter(new ProcessTags(), nativeSpanEvents: false), new TraceChunk(span));

        Assert.Equal("""[{"time_unix_nano":1,"name":"e","attributes":{"bytes":"/w==","pairs":{"a":1}}}]""",
            PlainMessagePack.Decode(chunk)[0]["meta"]["events"].Text);
    }
}
