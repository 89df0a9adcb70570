using System.Text.Json;
using Deque.AxeCore.Commons;
using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Accessibility;

[Collection(BrowserTests.Name)]
[Trait("Category", Dose.Category)]
public class AxeTests(Chromium chromium)
{
    // WCAG 2.2 AA, and what axe calls best practice. Deque.AxeCore.Playwright opens another page for each result, 2 s each time.
    private const string Run = """
        async () => {
          const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
          const result = await axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
          const nodes = found => found.nodes.slice(0, 3).map(node => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`);
          return { passed: result.passes.length, violations: result.violations.map(found => [found.id, found.help, ...nodes(found)].join(' | ')) };
        }
        """;

    private static readonly string s_script = new BundledAxeScriptProvider().GetScript();

    /// <summary>Each theme and each width; each with each in a full dose.</summary>
    public static TheoryData<ColorScheme, int> Looks => Dose.IsFull
        ? new() { { ColorScheme.Light, 1280 }, { ColorScheme.Dark, 1280 }, { ColorScheme.Light, 360 }, { ColorScheme.Dark, 360 } }
        : new() { { ColorScheme.Light, 1280 }, { ColorScheme.Dark, 360 } };

    [BrowserTheory]
    [MemberData(nameof(Looks))]
    public async Task NoView_HasAViolation(ColorScheme theme, int width)
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using ServedPage empty = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/traces", theme, width);
        await using Tab emptyTab = await Tab.OpenAsync(chromium, empty, "#/traces", theme, width);
        await Expect(emptyTab.Page.GetByText("Waiting for the first trace")).ToBeVisibleAsync();
        var violations = new List<string>();
        await CheckAsync(emptyTab, "empty", violations);
        foreach (DemoView view in await DemoViews.ShareAsync(served, isFirst: theme == ColorScheme.Light))
        {
            await view.OpenAsync(tab);
            await CheckAsync(tab, view.Name, violations);
        }

        Assert.True(violations.Count == 0, string.Join('\n', violations));
    }

    public static TheoryData<ColorScheme> Themes => Dose.IsFull ? [ColorScheme.Light, ColorScheme.Dark] : [ColorScheme.Dark];

    [BrowserTheory]
    [MemberData(nameof(Themes))]
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
        await (await DemoViews.OfAsync(served))[1].OpenAsync(tab);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Keys" }).ClickAsync();
        await CheckAsync(tab, "keys", violations);
        Assert.True(violations.Count == 0, string.Join('\n', violations));
    }

    /// <summary>A check that finds nothing elsewhere finds a violation here.</summary>
    [BrowserFact]
    public async Task ImageWithoutAText_IsAViolation()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await tab.Page.EvaluateAsync("() => document.querySelector('main').append(document.createElement('img'))");
        var violations = new List<string>();
        await CheckAsync(tab, "image", violations);
        Assert.Contains(violations,
            static found => found.StartsWith("image: image-alt | Images must have alternative text | <img>", StringComparison.Ordinal));
    }

    private static async Task CheckAsync(Tab tab, string view, List<string> violations)
    {
        if (!await tab.Page.EvaluateAsync<bool>("() => 'axe' in window")) await tab.Page.EvaluateAsync(s_script);
        JsonElement result = await tab.Page.EvaluateAsync<JsonElement>(Run);
        Assert.NotEqual(0, result.GetProperty("passed").GetInt32());
        violations.AddRange(result.GetProperty("violations").EnumerateArray().Select(found => $"{view}: {found}"));
    }
}
