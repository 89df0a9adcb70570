using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

/// <summary>
/// A payload with its list of chunks twice. The last one counts, as if the other one were not there, for everything that reads payloads.
/// </summary>
public sealed class ReplacedSectionTests
{
    private static readonly byte[] s_plain = Payloads.Bytes(TraceFormat.V07,
        [Payloads.Span(1, 2, tags: ("k", "v")), Payloads.Span(1, 3, 2, service: "db", duration: 50)], [Payloads.Span(4, 5)]);

    private static readonly byte[] s_withReplaced = AddReplaced(Payloads.Bytes(TraceFormat.V07,
        [Payloads.Span(8, 9, service: "void"), Payloads.Span(8, 10, 9, service: "void")], [Payloads.Span(1, 11, service: "void")]));

    [Fact]
    public void Reader_BuildsTheSame()
        => Assert.Equal(Ids(TracePayloadReader.Read(s_plain)), Ids(TracePayloadReader.Read(s_withReplaced)));

    [Fact]
    public void Summary_CountsTheSame()
    {
        PayloadSummary expected = PayloadSummary.Of(s_plain, TraceFormat.V07), actual = PayloadSummary.Of(s_withReplaced, TraceFormat.V07);
        Assert.Equal(expected.ChunkCount, actual.ChunkCount);
        Assert.Equal(expected.SpanCount, actual.SpanCount);
        Assert.Equal(expected.Roots, actual.Roots);
    }

    [Fact]
    public void ChunkFacts_AreTheSame()
        => Assert.Equal(ChunkFactsVisitor.Read(s_plain, TraceFormat.V07), ChunkFactsVisitor.Read(s_withReplaced, TraceFormat.V07));

    [Theory]
    [InlineData("service:void", 0)]
    [InlineData("service:db", 1)]
    [InlineData("service:shop", 2)]
    [InlineData("@duration:>0", 3)]
    public void Filter_FindsTheSame(string text, int spans)
    {
        var filter = new PayloadFilter(FilterParser.Parse(text));
        foreach (byte[] payload in new[] { s_plain, s_withReplaced })
            Assert.Equal(spans, filter.Read(payload, TraceFormat.V07).Count(static span => span.Bits != 0));
    }

    [Fact]
    public void Waterfall_IsTheSame() => Assert.Equal(Waterfall(s_plain), Waterfall(s_withReplaced));

    [Fact]
    public async Task Page_ShowsTheSame()
    {
        string[] expected = await TracesOfAsync(s_plain);
        Assert.Contains("3 of db", expected);
        Assert.Equal(expected, await TracesOfAsync(s_withReplaced));
    }

    [Theory]
    [InlineData("service:", "shop db")]
    [InlineData("@k:", "v")]
    public async Task Completions_OfferTheSame(string filter, string expected)
    {
        foreach (byte[] payload in new[] { s_plain, s_withReplaced })
        {
            await using RunningPage page = await RunningPage.StartAsync();
            await page.AddAsync(Payloads.Accepted(payload, TraceFormat.V07));
            JsonElement answer = await page.GetAsync($"api/completions?filter={Uri.EscapeDataString(filter)}&at={filter.Length}");
            Assert.Equal(expected, string.Join(' ', answer.Items("items").Select(static item => item.Text("label"))));
        }
    }

    private static async Task<string[]> TracesOfAsync(byte[] payload)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted(payload, TraceFormat.V07));
        var traces = new List<string>();
        foreach (JsonElement listed in (await page.GetAsync("api/traces?limit=500")).Items("traces"))
        {
            JsonElement trace = await page.GetAsync("api/traces/" + listed.Text("id"));
            string[] texts = [.. trace.Items("texts").Select(static text => text.GetString()!)];
            traces.Add(listed.Text("id")!);
            traces.Add(trace.GetProperty("chunks").GetRawText());
            traces.AddRange(trace.Items("spans").Select(row => $"{row.Text("id")} of {texts[row.Number("service")!.Value]}"));
        }

        return [.. traces];
    }

    private static string Waterfall(byte[] payload)
    {
        var text = new StringWriter();
        TraceWaterfall.Write(text, payload, TraceFormat.V07);
        return text.ToString();
    }

    private static IEnumerable<ulong> Ids(TracePayload payload)
        => payload.Chunks.SelectMany(static chunk => ((Span[])[.. chunk.Spans]).Select(static span => span.SpanId));

    // The chunks of another payload, its last field, in front of all fields.
    private static byte[] AddReplaced(byte[] other)
    {
        int chunks = other.AsSpan().IndexOf("chunks"u8) - 1; // with the header of the key
        Assert.InRange(s_plain[0], 0x81, 0x8e); // a map of few fields
        return [(byte)(s_plain[0] + 1), .. other.AsSpan(chunks), .. s_plain.AsSpan(1)];
    }
}
