using System.Text.Json;
using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Pictures;

/// <summary>Takes the pictures of docs/images; <c>take-pictures.sh</c> says where they go.</summary>
[Collection(BrowserTests.Name)]
public class PictureTests(Chromium chromium)
{
    [PictureTheory]
    [InlineData(ColorScheme.Light, false)]
    [InlineData(ColorScheme.Dark, false)]
    [InlineData(ColorScheme.Light, true)]
    [InlineData(ColorScheme.Dark, true)]
    public async Task TakePictures(ColorScheme theme, bool isPhone)
    {
        await using ServedPage served = await DemoPage.StartAsync();
        string suffix = $"{(theme == ColorScheme.Light ? "light" : "dark")}{(isPhone ? "-phone" : "")}";
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/traces", theme, isPhone ? 360 : 1280, isPhone ? 740 : 800);
        foreach ((string name, string hash, string ready) in await ViewsAsync(served))
        {
            await tab.GoAsync(hash);
            await Expect(tab.Page.Locator(ready).First).ToBeVisibleAsync();
            if (name == "critical-path") await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Critical path" }).ClickAsync();
            await tab.Page.Mouse.MoveAsync(0, 0);
            await tab.Page.ScreenshotAsync(new() { Path = Path.Combine(PictureTheoryAttribute.Folder!, $"page-{name}-{suffix}.png"), Animations = ScreenshotAnimations.Disabled });
        }

        tab.AssertNothingWrong();
    }

    private static async Task<(string Name, string Hash, string Ready)[]> ViewsAsync(ServedPage served)
    {
        JsonElement traces = (await served.GetAsync("/api/traces?filter=status%3Aerror&limit=50")).GetProperty("traces");
        string id = traces.EnumerateArray().MaxBy(static trace => trace.GetProperty("spans").GetInt32()).GetProperty("id").GetString()!;
        JsonElement spans = (await served.GetAsync($"/api/traces/{id}")).GetProperty("spans");
        string failed = spans.EnumerateArray().Last(static span => span.TryGetProperty("error", out JsonElement error) && error.GetBoolean()).GetProperty("ref").GetString()!;
        int refused = (await served.GetAsync("/api/payloads?only=refused")).GetProperty("payloads")[0].GetProperty("id").GetInt32();
        int accepted = (await served.GetAsync("/api/payloads")).GetProperty("payloads")[2].GetProperty("id").GetInt32();
        return
        [
            ("traces", "#/traces", "trace-list .trace-row:not(.head)"),
            ("trace", $"#/traces/{id}?span={failed}", "span-panel .stack"),
            ("critical-path", $"#/traces/{id}", "waterfall-chart .bar"),
            ("flame-graph", $"#/traces/{id}?show=flame", "flame-graph .flame-box"),
            ("services", "#/services", "request-table tbody tr"),
            ("service", "#/services/shop-web", "service-view .chart"),
            ("map", "#/services?show=map", "service-map .map-node"),
            ("payloads", "#/payloads", "payloads-view .payload-row:not(.head)"),
            ("payload", $"#/payloads/{accepted}", "payload-view .part"),
            ("refused", $"#/payloads/{refused}", "payload-view .hex"),
        ];
    }
}
