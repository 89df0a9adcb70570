using System.Text.RegularExpressions;
using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Views;

/// <summary>Facets, durations over time, sorting, and files that are dropped: ways to the trace that is looked for.</summary>
[Collection(BrowserTests.Name)]
public class OverviewTests(Chromium chromium)
{
    [BrowserFact]
    public async Task FacetsBrushAndColumns_LeadToTheTracesThatTheyCount()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        ILocator filter = tab.Page.GetByRole(AriaRole.Combobox);
        ILocator failed = tab.Page.Locator(".facet li", new() { HasText = "error" }).First;
        string count = await failed.Locator(".facet-count").InnerTextAsync();
        await failed.ClickAsync();
        await Expect(filter).ToHaveValueAsync("trace.errors:>0");
        await Expect(tab.Page.Locator(".trace-count")).ToHaveTextAsync(new Regex($"^{count} of "));
        await Expect(tab.Page.Locator(".trace-row:not(.head, .has-error, .has-errors)")).ToHaveCountAsync(0);
        await Expect(failed.Locator("input")).ToBeCheckedAsync();
        await failed.ClickAsync();
        await Expect(filter).ToHaveValueAsync("");

        await BrushAsync(tab);
        await Expect(filter).ToHaveValueAsync(new Regex("^trace.start:\\["));
        await Expect(tab.Page.Locator(".trace-count")).ToHaveTextAsync(new Regex("^\\d+ of "));
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Reset range" }).ClickAsync();
        await Expect(filter).ToHaveValueAsync("");

        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Duration", Exact = true }).ClickAsync();
        await Expect(tab.Page.Locator(".head .cell-duration")).ToHaveAttributeAsync("aria-sort", "descending");
        string longest = (await served.GetAsync("/api/traces?sort=-duration&limit=1")).GetProperty("traces")[0].GetProperty("seq")
            .ToString();
        await Expect(tab.Rows.First).ToHaveIdAsync($"trace-{longest}");
        await served.AddAsync([Payloads.Span(1, 1)]);
        await Expect(tab.Page.Locator(".new-pill")).ToHaveTextAsync("1 new trace"); // it waits, since its place is not at the top
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Copy link" }).ClickAsync();
        Assert.EndsWith(
            "#/traces?sort=-duration", await tab.Page.EvaluateAsync<string>("() => navigator.clipboard.readText()"),
                StringComparison.Ordinal);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task KeysBrushToo_AndEachFacetIsOneStop()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Page.Locator(".facet input[tabindex='0']")).ToHaveCountAsync(3);
        await tab.Page.Locator(".field-area").FocusAsync();
        await tab.Page.Keyboard.PressAsync("ArrowLeft");
        for (int i = 0; i < 4; i++) await tab.Page.Keyboard.PressAsync("Shift+ArrowLeft");
        await Expect(tab.Page.Locator(".field-brush")).ToBeVisibleAsync();
        await tab.Page.Keyboard.PressAsync("Enter");
        await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToHaveValueAsync(new Regex("^trace.start:\\[.* trace.duration:\\["));
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task FilesThatAreDropped_AreShown_AndOthersRefused()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        byte[] body = Payloads.Of([[Payloads.Span(7, 7, service: "dropped")]]).Body;
        const string Drop = """
            ([name, base64]) => {
              const files = new DataTransfer();
              files.items.add(new File([Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))], name));
              document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
            }
            """;
        await tab.Page.EvaluateAsync(Drop, new[] { "saved.v0.4.msgpack", Convert.ToBase64String(body) });
        await Expect(tab.Page.Locator(".toolbar-message")).ToHaveTextAsync("1 span of 1 file imported");
        await Expect(tab.Rows.First).ToContainTextAsync("dropped");
        await tab.Page.EvaluateAsync(Drop, new[] { "<b>notes</b>.txt", Convert.ToBase64String("hello"u8) });
        await Expect(tab.Page.Locator(".toolbar-message"))
            .ToHaveTextAsync("<b>notes</b>.txt: this is not a payload of a Datadog tracer, nor OTLP as JSON");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Waterfall_NamesOperationAndType_AndNGoesToTheNextError()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        Span root = Payloads.Span(1, 1), redis = Payloads.Span(1, 2, 1), failed = Payloads.Span(1, 3, 1);
        (redis.Name, redis.Type, redis.Resource, failed.Error) = ("redis.command", "cache", "GET", 1);
        await served.AddAsync([root, redis, failed]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, $"#/traces/{1:x32}");
        await Expect(tab.Spans.Nth(1)).ToContainTextAsync("cache GET redis.command");
        await tab.Page.GetByRole(AriaRole.Treegrid).FocusAsync();
        await tab.Page.Keyboard.PressAsync("n");
        await Expect(tab.Page.Locator(".waterfall-row.is-selected.has-error")).ToHaveCountAsync(1);
        await Expect(tab.Page.Locator("#announcements")).ToHaveTextAsync("Error 1 of 1");
        tab.AssertNothingWrong();
    }

    /// <summary>After a link to a trace was opened, nothing on the page has the focus.</summary>
    [BrowserFact]
    public async Task KeysOfAChart_NeedNoFocus()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        Span root = Payloads.Span(1, 1), failed = Payloads.Span(1, 2, 1, resource: "pay");
        failed.Error = 1;
        await served.AddAsync([root, failed]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, $"#/traces/{1:x32}");
        await Expect(tab.Spans).ToHaveCountAsync(2);
        await tab.Page.Keyboard.PressAsync("n");
        await Expect(tab.Page.Locator("span-panel h2")).ToHaveTextAsync("pay");
        await tab.Page.Keyboard.PressAsync("ArrowUp");
        await Expect(tab.Page.Locator("span-panel h2")).ToHaveTextAsync("GET /");
        await Expect(tab.Page.GetByRole(AriaRole.Treegrid)).ToBeFocusedAsync();
        await tab.Page.Keyboard.PressAsync("Escape");
        await Expect(tab.Page.Locator(".waterfall-row.is-selected")).ToHaveCountAsync(0);
        await tab.Page.Keyboard.PressAsync("/");
        await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToBeFocusedAsync();
        tab.AssertNothingWrong();
    }

    private static async Task BrushAsync(Tab tab)
    {
        LocatorBoundingBoxResult box = (await tab.Page.Locator(".field-area").BoundingBoxAsync())!;
        await tab.Page.Mouse.MoveAsync(box.X + (box.Width / 2), box.Y + 1);
        await tab.Page.Mouse.DownAsync();
        await tab.Page.Mouse.MoveAsync(box.X + box.Width - 2, box.Y + box.Height - 2);
        await tab.Page.Mouse.UpAsync();
    }
}
