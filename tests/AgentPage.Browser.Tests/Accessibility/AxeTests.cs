using System.Text.Json;
using Deque.AxeCore.Commons;
using Deque.AxeCore.Playwright;
using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Accessibility;

[Collection(BrowserTests.Name)]
public class AxeTests(Chromium chromium)
{
    // WCAG 2.2 AA, and what axe calls best practice.
    private static readonly AxeRunOptions s_options = new() { RunOnly = new RunOnlyOptions { Type = "tag", Values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] } };

    [BrowserTheory]
    [InlineData(ColorScheme.Light, 1280)]
    [InlineData(ColorScheme.Dark, 1280)]
    [InlineData(ColorScheme.Light, 360)]
    [InlineData(ColorScheme.Dark, 360)]
    public async Task NoView_HasAViolation(ColorScheme theme, int width)
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using ServedPage empty = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/traces", theme, width);
        await using Tab emptyTab = await Tab.OpenAsync(chromium, empty, "#/traces", theme, width);
        await Expect(emptyTab.Page.GetByText("Waiting for the first trace")).ToBeVisibleAsync();
        var violations = new List<string>();
        await CheckAsync(emptyTab, "empty", violations);
        foreach ((string name, string hash, string ready) in await ViewsAsync(served))
        {
            await tab.GoAsync(hash);
            await Expect(tab.Page.Locator(ready).First).ToBeVisibleAsync();
            await CheckAsync(tab, name, violations);
        }

        Assert.True(violations.Count == 0, string.Join('\n', violations));
    }

    [BrowserTheory]
    [InlineData(ColorScheme.Light)]
    [InlineData(ColorScheme.Dark)]
    public async Task NothingThatOpens_HasAViolation(ColorScheme theme)
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/traces", theme);
        var violations = new List<string>();
        await tab.Page.GetByRole(AriaRole.Combobox).PressSequentiallyAsync("s");
        await tab.Page.GetByRole(AriaRole.Option).First.WaitForAsync();
        await tab.Page.Keyboard.PressAsync("ArrowDown");
        await CheckAsync(tab, "completions", violations);
        await tab.Page.GetByRole(AriaRole.Combobox).FillAsync("service:");
        await tab.Page.Keyboard.PressAsync("Escape");
        await tab.Page.Keyboard.PressAsync("Enter");
        await Expect(tab.Page.GetByRole(AriaRole.Alert)).Not.ToBeEmptyAsync();
        await CheckAsync(tab, "filter that cannot be read", violations);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Export" }).ClickAsync();
        await CheckAsync(tab, "export", violations);
        await tab.GoAsync((await ViewsAsync(served))[1].Hash);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Keys" }).ClickAsync();
        await CheckAsync(tab, "keys", violations);
        Assert.True(violations.Count == 0, string.Join('\n', violations));
    }

    private static async Task CheckAsync(Tab tab, string view, List<string> violations)
    {
        AxeResult result = await tab.Page.RunAxe(s_options);
        Assert.NotEmpty(result.Passes);
        violations.AddRange(result.Violations.Select(found => $"{view}: {found.Id}: {found.Help}: {string.Join(" | ", found.Nodes.Take(3).Select(static node => $"{node.Html[..Math.Min(200, node.Html.Length)]} {node.Any.FirstOrDefault()?.Message}"))}"));
    }

    private static async Task<(string Name, string Hash, string Ready)[]> ViewsAsync(ServedPage served)
    {
        string id = (await served.GetAsync("/api/traces?filter=status%3Aerror&limit=1")).GetProperty("traces")[0].GetProperty("id").GetString()!;
        JsonElement spans = (await served.GetAsync($"/api/traces/{id}")).GetProperty("spans");
        string failed = spans.EnumerateArray().First(static span => span.TryGetProperty("error", out JsonElement error) && error.GetBoolean()).GetProperty("ref").GetString()!;
        int refused = (await served.GetAsync("/api/payloads?only=refused")).GetProperty("payloads")[0].GetProperty("id").GetInt32();
        return
        [
            ("traces", "#/traces", "trace-list .trace-row:not(.head)"),
            ("trace", $"#/traces/{id}?span={failed}", "span-panel .stack"),
            ("flame graph", $"#/traces/{id}?show=flame&span={failed}", "flame-graph .flame-box"),
            ("gone trace", "#/traces/00000000000000000000000000000001", "trace-view h1"),
            ("services", "#/services", "request-table tbody tr"),
            ("service", "#/services/shop-web", "service-view .chart"),
            ("map", "#/services?show=map", "service-map .map-node"),
            ("payloads", "#/payloads", "payloads-view .payload-row:not(.head)"),
            ("refused payload", $"#/payloads/{refused}", "payload-view .hex"),
            ("payload", "#/payloads/1", "payload-view .part"),
            ("other requests", "#/payloads?only=other", "payloads-view .view-message"),
        ];
    }
}
