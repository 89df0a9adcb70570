using System.Text.Json;

namespace SpanPack.AgentPage.Tests.Looking;

/// <summary>The traces that fit a filter at a glance: facets, and durations over time.</summary>
public sealed class OverviewTests
{
    private const long Second = 1_000_000_000;

    [Fact]
    public async Task Facets_CountTraces_AsTheirConditionsFindThem()
    {
        await using RunningPage page = await StartAsync();
        JsonElement all = await page.GetAsync("api/traces/overview");
        JsonElement failed = await page.GetAsync("api/traces/overview?filter=trace.errors:%3E0");

        Assert.Equal((3, 3), (all.GetProperty("matched").GetInt32(), all.GetProperty("of").GetInt32()));
        Assert.Equal([("shop", 3, 1), ("stock", 2, 1)], Values(all, "services"));
        Assert.Equal([("ok", 2, 0), ("error", 1, 1)], Values(all, "statuses"));
        Assert.Equal([("web.request", 2, 1), ("job", 1, 0)], Values(all, "operations"));
        Assert.Equal((1, 3), (failed.GetProperty("matched").GetInt32(), failed.GetProperty("of").GetInt32()));
        foreach ((string key, string list) in new[] { ("service", "services"), ("trace.operation", "operations") })
        {
            foreach ((string value, int traces, _) in Values(all, list))
            {
                Assert.Equal(traces, (await page.GetAsync($"api/traces/count?filter={key}:{value}")).GetProperty("matched").GetInt32());
            }
        }
    }

    // A brush over one cell must find the traces that the cell counts.
    [Fact]
    public async Task CellsOfTheField_AreFoundByTimeAndDuration()
    {
        await using RunningPage page = await StartAsync();
        JsonElement field = (await page.GetAsync("api/traces/overview")).GetProperty("field");
        long from = long.Parse(field.GetProperty("from").GetString()!, null), to = long.Parse(field.GetProperty("to").GetString()!, null);
        double[] bounds = [.. field.GetProperty("bounds").EnumerateArray().Select(static bound => bound.GetDouble())];
        int columns = field.GetProperty("columns").GetInt32();
        long[][] cells =
            [.. field.GetProperty("cells").EnumerateArray()
                .Select(static cell => cell.EnumerateArray().Select(static number => number.GetInt64()).ToArray())];

        Assert.Equal((Second, 11 * Second, 3, 1), (from, to, cells.Sum(static cell => cell[2]), cells.Sum(static cell => cell[3])));
        foreach (long[] cell in cells)
        {
            long begin = from + ((to - from) / columns * cell[0]), end = cell[0] == columns - 1 ? to : begin + ((to - from) / columns);
            string start = $"[{Instant(begin)} TO {Instant(end)}]";
            string duration = $"[{bounds[cell[1]] / 1e6}ms TO {bounds[cell[1] + 1] / 1e6}ms]";
            JsonElement count = await page.GetAsync(
                "api/traces/count?filter=" + Uri.EscapeDataString($"trace.start:{start} trace.duration:{duration}"));
            Assert.Equal(cell[2], count.GetProperty("matched").GetInt64());
        }
    }

    [Fact]
    public async Task ClocksThatSayNonsense_DoNotStretchTheAxis()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        Span[][] traces =
            [.. Enumerable.Range(1, 300).Select(static i => new[] { Payloads.Span((ulong)i, (ulong)i, start: (1000 + i) * Second) })];
        traces[0][0].Start = long.MinValue;
        traces[1][0].Start = long.MaxValue;
        await page.AddAsync(Payloads.Accepted(traces));
        JsonElement overview = await page.GetAsync("api/traces/overview");
        JsonElement field = overview.GetProperty("field");

        long from = long.Parse(field.GetProperty("from").GetString()!, null), to = long.Parse(field.GetProperty("to").GetString()!, null);
        Assert.InRange(from, 500 * Second, 1003 * Second);
        Assert.InRange(to, 1300 * Second, 1500 * Second);
        Assert.Equal(300, field.GetProperty("cells").EnumerateArray().Sum(static cell => cell[2].GetInt32()));
    }

    [Fact]
    public async Task NothingThatFits_HasNoField()
    {
        await using RunningPage page = await StartAsync();
        Assert.False((await page.GetAsync("api/traces/overview?filter=service:nobody")).TryGetProperty("field", out _));
    }

    [Theory]
    [InlineData("duration", 1, 2, 3)]
    [InlineData("-duration", 3, 2, 1)]
    [InlineData("-errors", 2, 3, 1)]
    [InlineData("-spans", 2, 1, 3)]
    [InlineData("resource", 3, 2, 1)]
    [InlineData("service", 3, 2, 1)]
    [InlineData("-status", 1, 3, 2)]
    public async Task Lists_AreSortedByEachColumn(string sort, params int[] expected)
    {
        await using RunningPage page = await StartAsync();
        JsonElement list = await page.GetAsync($"api/traces?sort={sort}");
        JsonElement first = await page.GetAsync($"api/traces?sort={sort}&limit=2"),
            rest = await page.GetAsync($"api/traces?sort={sort}&skip={first.GetProperty("next").GetInt32()}");

        Assert.Equal(expected, Ids(list));
        Assert.Equal(expected, Ids(first).Concat(Ids(rest)));
        Assert.False(rest.TryGetProperty("next", out _));
    }

    [Fact]
    public async Task AnOrderThatThereIsNot_IsRefused()
    {
        await using RunningPage page = await StartAsync();
        JsonElement error = await page.GetAsync("api/traces?sort=colour", System.Net.HttpStatusCode.BadRequest);
        Assert.Contains(
            "sort must be service, resource", error.GetProperty("error").GetProperty("message").GetString(), StringComparison.Ordinal);
    }

    private static async Task<RunningPage> StartAsync()
    {
        Span failed = Payloads.Span(2, 22, 21, service: "stock", start: 6 * Second);
        failed.Error = 1;
        return await (await RunningPage.StartAsync()).AddAsync(Payloads.Accepted(
            [Payloads.Span(1, 11, start: Second, duration: 2_000_000, tags: ("http.status_code", "404")),
                Payloads.Span(1, 12, 11, service: "stock", start: Second)],
            [Payloads.Span(2, 21, start: 6 * Second, duration: 30_000_000), failed],
            [Payloads.Span(3, 31, name: "job", resource: "A job", start: 11 * Second, duration: 400_000_000)]));
    }

    private static IEnumerable<(string, int, int)> Values(JsonElement overview, string facet)
        => overview.GetProperty(facet).GetProperty("values").EnumerateArray()
            .Select(
                static value
                    => (
                        value.GetProperty("value").GetString()!, value.GetProperty("traces").GetInt32(),
                            value.GetProperty("errors").GetInt32()));

    private static IEnumerable<int> Ids(JsonElement list)
        => list.GetProperty("traces").EnumerateArray().Select(static trace => Convert.ToInt32(trace.GetProperty("id").GetString(), 16));

    private static string Instant(long nanoseconds)
        => DateTime.UnixEpoch.AddTicks(nanoseconds / 100).ToString("yyyy-MM-dd'T'HH:mm:ss.fffffff'Z'", null);
}
