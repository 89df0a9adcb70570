using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Pictures;

/// <summary>Takes the pictures of docs/images; <c>take-pictures.sh</c> says where they go.</summary>
[Collection(BrowserTests.Name)]
public class PictureTests(Chromium chromium)
{
    private static readonly string[] s_notPictured = ["flame-graph-span", "gone-trace", "other-requests"];

    [PictureTheory]
    [InlineData(ColorScheme.Light, false)]
    [InlineData(ColorScheme.Dark, false)]
    [InlineData(ColorScheme.Light, true)]
    [InlineData(ColorScheme.Dark, true)]
    public async Task TakePictures(ColorScheme theme, bool isPhone)
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await OpenAsync(served, theme, isPhone);
        foreach (DemoView view in await DemoViews.OfAsync(served))
        {
            if (s_notPictured.Contains(view.Name)) continue;
            await view.OpenAsync(tab);
            if (view.Name == "critical-path") await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Critical path" }).ClickAsync();
            await TakeAsync(tab, view.Name, theme, isPhone);
        }

        await using ServedPage empty = await ServedPage.StartAsync();
        await using Tab emptyTab = await OpenAsync(empty, theme, isPhone);
        await Expect(emptyTab.Page.GetByText("Waiting for the first trace")).ToBeVisibleAsync();
        await TakeAsync(emptyTab, "empty", theme, isPhone);
        tab.AssertNothingWrong();
    }

    private Task<Tab> OpenAsync(ServedPage served, ColorScheme theme, bool isPhone)
        => Tab.OpenAsync(chromium, served, "#/traces", theme, isPhone ? 360 : 1280, isPhone ? 740 : 800);

    private static async Task TakeAsync(Tab tab, string name, ColorScheme theme, bool isPhone)
    {
        string suffix = $"{(theme == ColorScheme.Light ? "light" : "dark")}{(isPhone ? "-phone" : "")}";
        await tab.Page.Mouse.MoveAsync(0, 0);
        await tab.Page.ScreenshotAsync(new()
        {
            Path = Path.Combine(PictureTheoryAttribute.Folder!, $"page-{name}-{suffix}.png"),
            Animations = ScreenshotAnimations.Disabled,
        });
    }
}
