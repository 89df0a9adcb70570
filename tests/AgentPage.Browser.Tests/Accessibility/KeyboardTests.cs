using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Accessibility;

/// <summary>From the list to a tag of a span and back, without a pointer.</summary>
[Collection(BrowserTests.Name)]
public class KeyboardTests(Chromium chromium)
{
    [BrowserFact]
    public async Task Keyboard_LeadsFromTheFilterToTheDetailsOfASpan_AndBack()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Rows.First).ToBeVisibleAsync();
        IKeyboard keys = tab.Page.Keyboard;
        await keys.PressAsync("Tab");
        await Expect(tab.Page.Locator(".skip-link")).ToBeFocusedAsync();
        await keys.PressAsync("Enter");
        await Expect(tab.Page.Locator("main")).ToBeFocusedAsync();
        await keys.PressAsync("Tab");
        await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToBeFocusedAsync();
        await keys.TypeAsync("status:er");
        await Expect(tab.Page.GetByRole(AriaRole.Option).First).ToBeVisibleAsync();
        await keys.PressAsync("ArrowDown");
        await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToHaveAttributeAsync("aria-activedescendant", "completion-0");
        await keys.PressAsync("Enter");
        await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToHaveValueAsync("status:error");
        await Expect(tab.Rows).Not.ToHaveCountAsync(0);
        await TabUntilAsync(tab, "[role=grid]");
        await keys.PressAsync("ArrowDown");
        await keys.PressAsync("ArrowDown");
        await Expect(tab.Page.Locator(".trace-row.is-active")).ToHaveAttributeAsync("aria-rowindex", "3");
        await keys.PressAsync("Enter");
        await Expect(tab.Page.Locator("trace-view h1")).ToBeVisibleAsync();
        await Expect(tab.Page.Locator("main")).ToBeFocusedAsync();
        await TabUntilAsync(tab, "[role=treegrid]");
        await WalkTheTraceAsync(tab);
        await tab.Page.GoBackAsync(); // the key of the browser itself is not pressed by what drives it
        await Expect(tab.Page.GetByRole(AriaRole.Grid)).ToBeFocusedAsync();
        await Expect(tab.Page.Locator(".trace-row.is-active")).ToHaveAttributeAsync("aria-rowindex", "3");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task FlameGraph_IsWalkedByArrows()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        string id = (await served.GetAsync("/api/traces?limit=1")).GetProperty("traces")[0].GetProperty("id").GetString()!;
        await using Tab tab = await Tab.OpenAsync(chromium, served, $"#/traces/{id}?show=flame");
        await tab.Page.GetByRole(AriaRole.Listbox, new() { Name = "Flame Graph" }).FocusAsync();
        await tab.Page.Keyboard.PressAsync("ArrowDown");
        string root = await tab.Page.Locator("span-panel .ids code").First.InnerTextAsync();
        await tab.Page.Keyboard.PressAsync("ArrowDown");
        await Expect(tab.Page.Locator("span-panel .ids code").Nth(1)).ToHaveTextAsync(root); // a child
        await tab.Page.Keyboard.PressAsync("ArrowUp");
        await Expect(tab.Page.Locator("span-panel .ids code").First).ToHaveTextAsync(root);
        await Expect(tab.Page.Locator(".flame-canvas")).ToBeFocusedAsync();
        await tab.Page.Keyboard.PressAsync("Escape");
        await Expect(tab.Page.Locator("span-panel")).ToBeHiddenAsync();
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Payloads_AreWalkedAndOpened()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/payloads");
        await Expect(tab.Page.Locator(".payload-row:not(.head)").First).ToBeVisibleAsync();
        await tab.Page.GetByRole(AriaRole.Grid).FocusAsync();
        for (int i = 0; i < 3; i++) await tab.Page.Keyboard.PressAsync("ArrowDown");
        await Expect(tab.Page.Locator(".payload-row.is-active")).ToHaveAttributeAsync("aria-rowindex", "4");
        await served.AddAsync([Payloads.Span(1, 1)]);
        await Expect(tab.Page.Locator(".payload-row.is-active")).ToHaveAttributeAsync("aria-rowindex", "5");
        foreach (int top in new[] { 100_000, 0 }) await tab.Page.GetByRole(AriaRole.Grid).EvaluateAsync($"list => list.scrollTo(0, {top})");
        await Expect(tab.Page.Locator(".payload-row.is-active")).ToHaveAttributeAsync("aria-rowindex", "5");
        await tab.Page.Keyboard.PressAsync("Enter");
        await Expect(tab.Page.Locator("payload-view h1")).ToHaveTextAsync("Payload #39"); // of 41
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Theme_IsChosen_AndKept()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        const string Background = "() => getComputedStyle(document.querySelector('.page-head')).backgroundColor";
        string light = await tab.Page.EvaluateAsync<string>(Background);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Theme: as the system" }).ClickAsync();
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Theme: light" }).ClickAsync();
        Assert.NotEqual(light, await tab.Page.EvaluateAsync<string>(Background));
        await tab.Page.ReloadAsync();
        await Expect(tab.Page.GetByRole(AriaRole.Button, new() { Name = "Theme: dark" })).ToBeVisibleAsync();
        Assert.NotEqual(light, await tab.Page.EvaluateAsync<string>(Background));
    }

    private static async Task WalkTheTraceAsync(Tab tab)
    {
        IKeyboard keys = tab.Page.Keyboard;
        ILocator selected = tab.Page.Locator(".waterfall-row.is-selected");
        await keys.PressAsync("ArrowDown");
        await Expect(selected).ToHaveAttributeAsync("aria-level", "1");
        await keys.PressAsync("ArrowLeft");
        await Expect(selected).ToHaveAttributeAsync("aria-expanded", "false");
        await Expect(tab.Spans).ToHaveCountAsync(1);
        await keys.PressAsync("ArrowRight");
        await keys.PressAsync("ArrowRight");
        await Expect(selected).ToHaveAttributeAsync("aria-level", "2");
        await keys.PressAsync("z");
        await Expect(tab.Page.Locator(".map-window")).ToBeVisibleAsync();
        await keys.PressAsync("0");
        await Expect(tab.Page.Locator(".map-window")).ToBeHiddenAsync();
        await keys.PressAsync("c");
        await Expect(tab.Page.GetByRole(AriaRole.Button, new() { Name = "Critical path" })).ToHaveAttributeAsync("aria-pressed", "true");
        await keys.PressAsync("Enter");
        await Expect(tab.Page.Locator("span-panel")).ToBeFocusedAsync();
        await TabUntilAsync(tab, "span-panel summary");
        await keys.PressAsync("Escape");
        await Expect(tab.Page.Locator("span-panel")).ToBeHiddenAsync();
        await Expect(tab.Page.GetByRole(AriaRole.Treegrid)).ToBeFocusedAsync();
    }

    private static async Task TabUntilAsync(Tab tab, string selector)
    {
        for (int i = 0; i < 30; i++)
        {
            await tab.Page.Keyboard.PressAsync("Tab");
            if (await tab.Page.EvaluateAsync<bool>("selector => document.activeElement.matches(selector)", selector)) return;
        }

        Assert.Fail($"the keyboard does not come to {selector}");
    }
}
