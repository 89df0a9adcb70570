using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Views;

/// <summary>Completions of a filter that is typed on while the server takes its time.</summary>
[Collection(BrowserTests.Name)]
public class CompletionTests(Chromium chromium)
{
    [BrowserFact]
    public async Task CompletionOfAnEarlierText_IsNotPutIntoALaterOne()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        ILocator field = tab.Page.GetByRole(AriaRole.Combobox);
        await field.FocusAsync();
        await tab.Page.Keyboard.TypeAsync("st");
        await Expect(tab.Page.GetByRole(AriaRole.Option).First).ToBeVisibleAsync();
        HeldAnswers held = await HeldAnswers.HoldAsync(tab.Page, "**/api/completions?**");
        await tab.Page.Keyboard.TypeAsync("atus:er");
        await tab.Page.Keyboard.PressAsync("ArrowDown");
        await tab.Page.Keyboard.PressAsync("Enter");
        await Expect(field).ToHaveValueAsync("status:er");
        held.Release();
    }

    [BrowserFact]
    public async Task CompletionsOfTheLastText_AreShown_WhereAnEarlierAnswerIsStillUnderWay()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        HeldAnswers held = await HeldAnswers.HoldAsync(tab.Page, "**/api/completions?**");
        await tab.Page.GetByRole(AriaRole.Combobox).FocusAsync();
        await tab.Page.Keyboard.TypeAsync("st");
        await held.WaitForAsync(1);
        await tab.Page.Keyboard.TypeAsync("atus:er");
        await held.WaitForAsync(2);
        held.Release();
        await Expect(tab.Page.GetByRole(AriaRole.Option).Filter(new() { HasText = "error" })).ToBeVisibleAsync();
    }
}
