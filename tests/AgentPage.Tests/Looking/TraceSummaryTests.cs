using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

/// <summary>The summary of a trace, its rows where there are too many, and the status of the page.</summary>
public sealed class TraceSummaryTests
{
    private const int MostRows = 50_000;

    [Fact]
    public async Task OfManyServices_EightAreNamed_ThatOfTheHeadFirst()
    {
        JsonElement trace = await ReadAsync(
            [Payloads.Span(1, 1, service: "root"), .. Enumerable.Range(2, 11).Select(static id => Payloads.Span(1, (ulong)id, 1, $"s{id}")),
                Payloads.Span(1, 20, 1, "s12"), Payloads.Span(1, 21, 1, "root")]);

        Assert.Equal(
            ["root", "s2", "s3", "s4", "s5", "s6", "s7", "s8"],
            trace.GetProperty("summary").Items("services").Select(static name => name.GetString()));
        Assert.Equal(4, trace.GetProperty("summary").Number("servicesMore"));
    }

    // A number of v1.0 without a point, one with a point, and text.
    [Theory]
    [InlineData(404L, "404")]
    [InlineData(404.0, "404")]
    [InlineData("404", "404")]
    [InlineData(0L, null)]
    [InlineData(1000L, null)]
    public async Task Status_MayBeOfAnyType(object status, string? expected)
    {
        Span span = Payloads.Span(1, 1);
        span.SetAttribute("http.status_code", status switch
        {
            long integer => integer,
            double number => number,
            _ => (string)status,
        });
        JsonElement trace = await ReadAsync([span], TraceFormat.V1);

        Assert.Equal(expected, trace.GetProperty("summary").Text("status"));
    }

    [Fact]
    public async Task SpansOverTheMost_AreCountedAndNotTold()
    {
        JsonElement trace = await ReadAsync([.. Enumerable.Range(1, MostRows + 1).Select(static id => Payloads.Span(1, (ulong)id))]);

        Assert.True(trace.GetProperty("truncated").GetBoolean());
        Assert.Equal((MostRows, MostRows + 1L), (trace.Items("spans").Length, trace.GetProperty("summary").Number("spans")));
    }

    [Fact]
    public async Task Loading_IsToldUntilItEnds_AndProblemsStay()
    {
        await using RunningPage page = await RunningPage.StartAsync(isLive: false);
        page.Server.State.Load(1, 3);
        for (int i = 0; i < 21; i++) page.Server.State.AddProblem($"problem {i}");
        JsonElement status = await page.GetAsync("api/status");
        page.Server.State.Load(3, 3);
        JsonElement later = await page.GetAsync("api/status");

        Assert.Equal((1, 3), (status.GetProperty("loading").Number("done"), status.GetProperty("loading").Number("of")));
        Assert.Equal(
            Enumerable.Range(0, 20).Select(static i => $"problem {i}"),
            later.Items("problems").Select(static problem => problem.GetString()));
        Assert.False(later.TryGetProperty("loading", out _));
    }

    private static async Task<JsonElement> ReadAsync(Span[] spans, TraceFormat format = TraceFormat.V04)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted(Payloads.Bytes(format, spans), format));
        return await page.GetAsync("api/traces/0000000000000001");
    }
}
