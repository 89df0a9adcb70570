using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Accessibility;

/// <summary>The keys that every view has. In an ordinary dose one key is pressed in every other view, and the other in the rest.</summary>
[Collection(BrowserTests.Name)]
[Trait("Category", Dose.Category)]
public class PageKeyTests(Chromium chromium)
{
    [BrowserFact]
    public async Task QuestionMark_ShowsTheKeysInEveryView_ButNotInAText()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        ILocator help = tab.Page.Locator("#key-help");
        foreach (DemoView view in await DemoViews.ShareAsync(served, isFirst: true))
        {
            await view.OpenAsync(tab);
            await tab.Page.Locator("main").FocusAsync();
            await tab.Page.Keyboard.PressAsync("?");
            await Expect(help).ToBeVisibleAsync();
            await Expect(help).ToContainTextAsync("critical path");
            await tab.Page.Keyboard.PressAsync("Escape");
            await Expect(help).ToBeHiddenAsync();
            await Expect(tab.Page.Locator("main")).ToBeFocusedAsync();
        }

        await tab.GoAsync("#/traces");
        await tab.Page.GetByRole(AriaRole.Combobox).FocusAsync();
        await tab.Page.Keyboard.TypeAsync("a/b?");
        await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToHaveValueAsync("a/b?");
        await Expect(help).ToBeHiddenAsync();
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Slash_LeadsToTheFilterFromEveryView_AndKeepsIt()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/traces?filter=status%3Aerror");
        await Expect(tab.Rows.First).ToBeVisibleAsync();
        foreach (DemoView view in await DemoViews.ShareAsync(served, isFirst: false))
        {
            if (view.Name == "traces") continue;
            await view.OpenAsync(tab);
            await tab.Page.Locator("main").FocusAsync();
            await tab.Page.Keyboard.PressAsync("/");
            await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToBeFocusedAsync();
            await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToHaveValueAsync("status:error");
        }

        await tab.Page.GetByRole(AriaRole.Grid).FocusAsync();
        await tab.Page.Keyboard.PressAsync("/");
        await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToBeFocusedAsync();
        tab.AssertNothingWrong();
    }
}
