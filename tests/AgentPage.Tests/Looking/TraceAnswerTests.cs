using System.Globalization;
using System.Net;
using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

public sealed class TraceAnswerTests
{
    // Every span of every tracer: the answers say what the reader that builds spans says.
    [Fact]
    public async Task OfEveryTracer_TracesAndSpans_AreThoseOfTheReader()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        int spans = 0;
        foreach ((string name, byte[] body, TraceFormat format) in Vectors.All)
        {
            page.Server.State.Clear();
            await page.AddAsync(Payloads.Accepted(body, format));
            TracePayload payload = TracePayloadReader.Read(body, format);
            JsonElement[] listed = (await page.GetAsync("api/traces?limit=500")).Items("traces");
            var expected = payload.Chunks.SelectMany(static chunk =>
                ((Span[])[.. chunk.Spans]).Select(span => (Trace: (ulong)chunk.Spans[0].TraceId, Span: span)))
                .GroupBy(static span => span.Trace)
                .ToDictionary(static trace => trace.Key, static trace => trace.Select(static span => span.Span).ToArray());
            Assert.True(expected.Count == listed.Length, name);
            foreach (JsonElement summary in listed.Take(3))
            {
                Span[] traceSpans = expected[ulong.Parse(summary.Text("id")![16..], NumberStyles.HexNumber, CultureInfo.InvariantCulture)];
                JsonElement trace = await page.GetAsync("api/traces/" + summary.Text("id"));
                string[] texts = [.. trace.Items("texts").Select(static text => text.GetString()!)];
                JsonElement[] rows = trace.Items("spans");
                Assert.Equal(traceSpans.Length, rows.Length);
                Assert.Equal(
                    traceSpans.Select(static span =>
                        (span.SpanId, span.ParentId, ListText.Cut(span.Service ?? ""), ListText.Cut(span.Resource ?? ""),
                            (double)span.Duration, span.Error != 0))
                        .Order(),
                    rows.Select(row =>
                        (ulong.Parse(row.Text("id")!, CultureInfo.InvariantCulture),
                            ulong.Parse(row.Text("parent") ?? "0", CultureInfo.InvariantCulture), texts[row.Number("service")!.Value],
                            texts[row.Number("resource")!.Value], row.GetProperty("duration").GetDouble(),
                            row.TryGetProperty("error", out _))).Order());
                foreach (JsonElement row in rows.Take(3))
                    spans += await CheckAsync(page, summary.Text("id")!, row, traceSpans, body, format);
            }
        }

        Assert.True(spans > 300);
    }

    [Fact]
    public async Task Lists_GoThroughAllByCursor_EachOnce()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync([.. Enumerable.Range(1,
            257).Select(static id => Payloads.Accepted([Payloads.Span((ulong)id, 1, service: id % 3 == 0 ? "third" : "shop")]))]);
        foreach ((string filter, int expected) in new[] { ("", 257), ("service:third", 85) })
        {
            var found = new List<long>();
            for (string path = $"api/traces?limit=10&filter={filter}", next = path; next.Length > 0;)
            {
                JsonElement list = await page.GetAsync(next);
                found.AddRange(list.Items("traces").Select(static trace => trace.Number("seq")!.Value));
                next = list.Number("next") is { } before ? $"{path}&before={before}" : string.Empty;
            }

            Assert.Equal(expected, found.Count);
            Assert.Equal(found.OrderDescending().Distinct(), found);
            Assert.Equal(expected, (await page.GetAsync($"api/traces/count?filter={filter}")).Number("matched"));
        }

        Assert.Equal([257, 256],
            (await page.GetAsync("api/traces?after=255")).Items("traces").Select(static trace => trace.Number("seq")!.Value));
        Assert.Empty((await page.GetAsync($"api/traces?after={long.MaxValue}")).Items("traces"));
        Assert.Equal(TraceIdText.Of(0, 9),
            Assert.Single((await page.GetAsync("api/traces?ids=0000000000000009,00000000ffffffff")).Items("traces")).Text("id"));
    }

    [Fact]
    public async Task SpansOfTenPayloads_AreOneTrace_InTheOrderOfTheirStart()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync([.. Enumerable.Range(0,
            10).Select(static i => Payloads.Accepted([Payloads.Span(5, (ulong)(10 - i), (ulong)(9 - i), start: 1000 - (i * 10))]))]);
        JsonElement trace = await page.GetAsync("api/traces/0000000000000005");

        Assert.Equal(Enumerable.Range(1, 10).Select(static id => $"{id}"), trace.Items("spans").Select(static span => span.Text("id")));
        Assert.Equal(10, trace.GetProperty("summary").Number("payloads"));
        Assert.Equal(0, trace.Items("spans")[0].GetProperty("offset").GetDouble());
    }

    [Fact]
    public async Task ClocksThatSayNonsense_AreShownAsTheyAre()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(5, 1, start: long.MinValue, duration: long.MaxValue),
            Payloads.Span(5, 2, 1, start: long.MaxValue, duration: long.MinValue)]));
        JsonElement trace = await page.GetAsync("api/traces/0000000000000005");

        Assert.Equal("-9223372036854775808", trace.GetProperty("summary").Text("start"));
        Assert.Equal(ulong.MaxValue, trace.GetProperty("summary").GetProperty("duration").GetDouble(), 1e5);
        Assert.Equal([0, ulong.MaxValue], trace.Items("spans").Select(static span => span.GetProperty("offset").GetDouble()));
    }

    [Theory]
    [InlineData("api/traces/zzz", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/traces/0000000000000009", HttpStatusCode.NotFound, "gone")]
    [InlineData("api/traces/0000000000000001/spans/1-0-7", HttpStatusCode.NotFound, "gone")]
    [InlineData("api/traces/0000000000000001/spans/1-0-1/json", HttpStatusCode.NotFound, "gone")]
    [InlineData("api/traces/0000000000000001/spans/1-0--7", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/traces/0000000000000001/spans/99999999999999999999-0-0", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/traces?limit=501", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/traces?limit=x", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/traces?before=-1", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/traces?ids=1", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/services?minutes=16", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/payloads?only=x", HttpStatusCode.BadRequest, "parameter")]
    [InlineData("api/payloads/9", HttpStatusCode.NotFound, "gone")]
    [InlineData("api/export?format=xml", HttpStatusCode.BadRequest, "parameter")]
    public async Task WhatIsWrong_IsSaid(string path, HttpStatusCode status, string code)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)]));
        Assert.Equal(code, (await page.GetAsync(path, status)).GetProperty("error").Text("code"));
    }

    private static async Task<int> CheckAsync(RunningPage page, string trace, JsonElement row, Span[] spans, byte[] body,
        TraceFormat format)
    {
        string reference = row.Text("ref")!;
        JsonElement details = await page.GetAsync($"api/traces/{trace}/spans/{reference}");
        Span[] same = [.. spans.Where(span => span.SpanId.ToString(CultureInfo.InvariantCulture) == row.Text("id"))];
        if (same.Length != 1) return 0; // ids come twice
        Span span = same[0];
        Assert.Equal(span.Start.ToString(CultureInfo.InvariantCulture), details.Text("start"));
        Assert.Equal(ListText.Cut(span.Resource ?? "", ListText.MaxDetailUnits), details.Text("resource"));
        Dictionary<string, string?> tags = details.Items("tags")
            .Where(static tag => tag.Text("type") == "string")
            .GroupBy(static tag => tag.Text("key")!)
            .ToDictionary(static tag => tag.Key, static tag => tag.Last().Text("value"));
        foreach ((string key, string value) in Tags(span)) Assert.Equal(value, tags[key]);
        foreach (JsonElement tag in details.Items("tags").Where(static tag => tag.Text("type") == "number"))
            Assert.Equal(span.GetMetric(tag.Text("key")!)
                ?? span.GetAttribute(tag.Text("key")!)!.Value.AsInt64(), double.Parse(tag.Text("value")!, CultureInfo.InvariantCulture));

        JsonElement bytes = details.GetProperty("bytes");
        byte[] part = await page.Client.GetByteArrayAsync(
            new Uri($"api/payloads/{bytes.Number("payload")}/body?offset={bytes.Number("offset")}&length={bytes.Number("length")}",
            UriKind.Relative));
        Assert.Equal(Math.Min(bytes.Number("length")!.Value, 65_536), part.Length);
        Assert.Equal(body.AsSpan((int)bytes.Number("offset")!.Value, part.Length).ToArray(), part);
        if (format.GetTraits() is { HasStringTable: false, HasChunkFields: false } && part.Length < 65_536)
        {
            // the bytes alone are the span
            Assert.Equal(span.SpanId, TracePayloadReader.Read((byte[])[0x91, 0x91, .. part], format).Chunks[0].Spans[0].SpanId);
        }

        return 1;
    }

    private static List<KeyValuePair<string, string>> Tags(Span span)
    {
        var tags = new List<KeyValuePair<string, string>>();
        foreach ((string key, string value) in span.EnumerateTags()) tags.Add(new(key, value));
        return tags;
    }
}
