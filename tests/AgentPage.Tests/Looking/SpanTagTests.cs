using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

/// <summary>Values of tags, attributes, links and events in the details of a span.</summary>
public sealed class SpanTagTests
{
    private const int Depth = 60; // of lists in lists: a little below the bound of readers

    [Fact]
    public async Task TypedValues_AreAnsweredWithTheirTypes()
    {
        JsonElement[] tags = (await ReadAsync(Payloads.Typed(1), TraceFormat.V1)).Items("tags");
        JsonElement Named(string key) => Assert.Single(tags, tag => tag.Text("key") == key);

        Assert.Equal([("number", "3"), ("number", "0.5"), ("boolean", "true"), ("bytes", "AQI=")],
            new[] { "count", "ratio", "up", "bytes" }.Select(key => (Named(key).Text("type")!, Named(key).Text("value")!)));
        Assert.Equal(["number 1", "string a"], Named("list").Items("items").Select(Describe));
        JsonElement[] entries = Named("map").Items("entries");
        Assert.Equal(("map", "k", "number 7", "m"),
            (Named("map").Text("type"), entries[0].Text("key"), Describe(entries[0]), entries[1].Text("key")));
        Assert.Equal(("n", "boolean false"), (entries[1].Items("entries")[0].Text("key"), Describe(entries[1].Items("entries")[0])));
    }

    [Fact]
    public async Task DeepValues_AreAnswered()
    {
        TagValue value = 1L;
        for (int i = 0; i < Depth; i++) value = new TagValue([value]);
        Span span = Payloads.Span(1, 1);
        span.SetAttribute("deep", value);
        JsonElement item = Assert.Single((await ReadAsync(span, TraceFormat.V1)).Items("tags"), static tag => tag.Text("key") == "deep");
        for (int i = 0; i < Depth; i++) item = Assert.Single(item.Items("items"));

        Assert.Equal("number 1", Describe(item));
    }

    [Fact]
    public async Task JsonOfLinksAndEvents_IsAnsweredWithItsTypes()
    {
        const string Attributes = """{"t":"x","n":1.50,"b":true,"z":null,"a":[1,[2]],"o":{"k":"v"}}""";
        JsonElement answer = await ReadAsync(Payloads.Span(1, 1, tags:
            [("_dd.span_links", $$"""[{"trace_id":"0a","span_id":"0b","tracestate":"a=1","flags":1,"attributes":{{Attributes}}}]"""),
                ("events", $$"""[{"name":"paid","time_unix_nano":7,"attributes":{{Attributes}}}]""")]), TraceFormat.V04);
        JsonElement link = Assert.Single(answer.Items("links")), happened = Assert.Single(answer.Items("events"));

        Assert.Equal(("11", "a=1", 1L), (link.Text("spanId"), link.Text("traceState"), link.Number("flags")));
        Assert.Equal(("paid", "7"), (happened.Text("name"), happened.Text("time")));
        Assert.All(new[] { link, happened }, static owner =>
        {
            JsonElement[] tags = owner.Items("tags");
            Assert.Equal(["t string x", "n number 1.50", "b boolean true", "z string ", "a array ", "o map "],
                tags.Select(static tag => $"{tag.Text("key")} {Describe(tag)}"));
            Assert.Equal("number 2", Describe(tags[4].Items("items")[1].Items("items")[0]));
            Assert.Equal("k string v", $"{tags[5].Items("entries")[0].Text("key")} {Describe(tags[5].Items("entries")[0])}");
        });
    }

    [Theory]
    [InlineData("""[{"name":"\ud800","tracestate":"\ud800"}]""")]
    [InlineData("""[{"\ud800":1}]""")]
    [InlineData("""[{"attributes":{"\ud800":"\ud800"}}]""")]
    [InlineData("""[{"attributes":{"\ud800":{"\ud800":["\ud800"]}}}]""")]
    [InlineData("""[{"attributes":7,"name":[],"time_unix_nano":-1,"trace_id":"x","flags":1e99}]""")]
    [InlineData("""[{"name":"a"},7]""")]
    [InlineData("""[{"name":"a"},""", 0)]
    [InlineData("{}", 0)]
    [InlineData("", 0)]
    public async Task AnyJson_OfLinksAndEvents_IsAnswered(string json, int expected = 1)
    {
        JsonElement answer = await ReadAsync(Payloads.Span(1, 1, tags: [("_dd.span_links", json), ("events", json)]), TraceFormat.V04);
        int links = answer.TryGetProperty("links", out JsonElement some) ? some.GetArrayLength() : 0;
        int events = answer.TryGetProperty("events", out some) ? some.GetArrayLength() : 0;

        Assert.Equal((expected, expected), (links, events));
    }

    /// <summary>The row of a span counts what its details show.</summary>
    [Theory]
    [InlineData("""[{"name":"a"},7,null,{"name":"b"}]""", 2)]
    [InlineData("""[{"name":"a"}] and more""", null)]
    [InlineData("""[{"name":"a"},{"name":"b"}]""", 2)]
    [InlineData("""[7]""", null)]
    public async Task JsonOfLinksAndEvents_IsCountedInTheRow(string json, int? expected)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1, tags: [("_dd.span_links", json), ("events", json)])]));
        JsonElement row = Assert.Single((await page.GetAsync("api/traces/0000000000000001")).Items("spans"));
        JsonElement details = await page.GetAsync("api/traces/0000000000000001/spans/1-0-0");

        Assert.Equal((expected, expected), (row.Number("links"), row.Number("events")));
        Assert.Equal((expected ?? 0, expected ?? 0), (details.Items("links").Length, details.Items("events").Length));
    }

    /// <summary>Never half of a character: what is cut is shown by browsers.</summary>
    [Theory]
    [InlineData("abcd", 4, "abcd")]
    [InlineData("abcde", 4, "abc…")]
    [InlineData("ab😀de", 4, "ab…")]
    [InlineData("a😀cde", 4, "a😀…")]
    public void LongTexts_AreCutBetweenCharacters(string text, int most, string expected)
        => Assert.Equal(expected, ListText.Cut(text, most));

    private static string Describe(JsonElement value) => $"{value.Text("type")} {value.Text("value")}";

    private static async Task<JsonElement> ReadAsync(Span span, TraceFormat format)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted(Payloads.Bytes(format, [span]), format));
        await page.GetAsync("api/traces/0000000000000001");
        return await page.GetAsync("api/traces/0000000000000001/spans/1-0-0");
    }
}
