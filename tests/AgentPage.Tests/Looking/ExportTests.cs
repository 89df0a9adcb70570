using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

public sealed class ExportTests
{
    public static TheoryData<TraceFormat> Formats => [.. TraceFormats.All];

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task AsAPayload_TheTracesThatFit_AreRead(TraceFormat format)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        foreach (TraceFormat source in TraceFormats.All)
        {
            ulong first = 10 * (ulong)(1 + (int)source);
            await page.AddAsync(Payloads.Accepted(Payloads.Bytes(source, [Payloads.Span(first, 1), Payloads.Span(first, 2, 1)],
                [Payloads.Span(first + 1, 3, service: "stock")], [Payloads.Span(first + 2, 4)]),
                source));
        }

        using HttpResponseMessage answer =
            await page.Client.GetAsync(new Uri($"api/export?filter=service:shop&format={format.GetName()}", UriKind.Relative));
        Assert.Equal($"attachment; filename=\"traces.{format.GetName()}.msgpack\"",
            answer.Content.Headers.GetValues("Content-Disposition").Single());
        TracePayload payload = TracePayloadReader.Read(await answer.Content.ReadAsByteArrayAsync(), format);
        Assert.Equal(
            TraceFormats.All.Select(static source => 10 * (ulong)(1 + (int)source))
                .SelectMany(static first => new[] { (first, 1UL), (first, 2UL), (first + 2, 4UL) }),
            payload.Chunks.SelectMany(static chunk => (Span[])[.. chunk.Spans]).Select(static span => ((ulong)span.TraceId, span.SpanId)));
        Assert.Equal(2 * TraceFormats.All.Count, payload.Chunks.Count);
    }

    [Fact]
    public async Task AsJson_EachPayloadIsALine()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1), Payloads.Span(1, 2, 1)], [Payloads.Span(2, 3, service: "stock")]),
            Payloads.Accepted([Payloads.Span(3, 4)]));
        string[] lines =
            (await page.Client.GetStringAsync(new Uri("api/export?filter=service:shop&format=json", UriKind.Relative))).Split('\n',
            StringSplitOptions.RemoveEmptyEntries);

        Assert.Equal(2, lines.Length);
        Assert.Equal([["1", "2"], ["4"]], lines.Select(static line => SpanIds(JsonDocument.Parse(line).RootElement)));
    }

    [Fact]
    public async Task ATraceOrASpan_IsCopiedAlone()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1), Payloads.Span(1, 2, 1)], [Payloads.Span(2, 3)]),
            Payloads.Accepted([Payloads.Span(1, 5, 1)]));

        Assert.Equal([["1", "2"], ["5"]], (await page.GetAsync("api/traces/0000000000000001/json")).EnumerateArray().Select(SpanIds));
        Assert.Equal([["2"]], (await page.GetAsync("api/traces/0000000000000001/spans/1-0-1/json")).EnumerateArray().Select(SpanIds));
    }

    private static string[] SpanIds(JsonElement payload)
        => [.. payload.Items("traces").SelectMany(static chunk => chunk.EnumerateArray()).Select(static span => span.Text("span_id")!)];
}
