namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>A view of the page, where it is, and what is there once it is drawn.</summary>
internal sealed record DemoView(string Name, string Hash, string Ready)
{
    /// <summary>Goes there and waits until it is drawn.</summary>
    internal async Task OpenAsync(Tab tab)
    {
        await tab.GoAsync(Hash);
        await Microsoft.Playwright.Assertions.Expect(tab.Page.Locator(Ready).First).ToBeVisibleAsync();
    }
}
