using System.Text.Json;

namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>Every view of <see cref="DemoPage"/>.</summary>
internal static class DemoViews
{
    /// <summary>Every other view for each of two tests; all for both in a full dose.</summary>
    internal static async Task<IEnumerable<DemoView>> ShareAsync(ServedPage served, bool isFirst)
        => (await OfAsync(served)).Where((_, place) => Dose.IsFull || place % 2 == 0 == isFirst);

    internal static async Task<DemoView[]> OfAsync(ServedPage served)
    {
        JsonElement traces = (await served.GetAsync("/api/traces?filter=status%3Aerror&limit=50")).GetProperty("traces");
        string id = traces.EnumerateArray().MaxBy(static trace => trace.GetProperty("spans").GetInt32()).GetProperty("id").GetString()!;
        JsonElement spans = (await served.GetAsync($"/api/traces/{id}")).GetProperty("spans");
        string failed = spans.EnumerateArray()
            .Last(static span => span.TryGetProperty("error", out JsonElement error) && error.GetBoolean())
            .GetProperty("ref")
            .GetString()!;
        int refused = (await served.GetAsync("/api/payloads?only=refused")).GetProperty("payloads")[0].GetProperty("id").GetInt32();
        int accepted = (await served.GetAsync("/api/payloads")).GetProperty("payloads")[2].GetProperty("id").GetInt32();
        return
        [
            new("traces", "#/traces", "trace-list .trace-row:not(.head)"),
            new("trace", $"#/traces/{id}?span={failed}", "span-panel .stack"),
            new("critical-path", $"#/traces/{id}", "waterfall-chart .bar"),
            new("flame-graph", $"#/traces/{id}?show=flame", "flame-graph .flame-box"),
            new("flame-graph-span", $"#/traces/{id}?show=flame&span={failed}", "span-panel .stack"),
            new("gone-trace", "#/traces/00000000000000000000000000000001", "trace-view h1"),
            new("services", "#/services", "request-table tbody tr"),
            new("service", "#/services/shop-web", "service-view .chart"),
            new("map", "#/services?show=map", "service-map .map-node"),
            new("payloads", "#/payloads", "payloads-view .payload-row:not(.head)"),
            new("payload", $"#/payloads/{accepted}", "payload-view .part"),
            new("refused", $"#/payloads/{refused}", "payload-view .hex"),
            new("other-requests", "#/payloads?only=other", "payloads-view .view-message"),
        ];
    }
}
