namespace SpanPack.AgentPage.Browser.Tests.Accessibility;

/// <summary>Every view fits its window: from 320 px, which is 1280 px at 400 % (WCAG 2.2, 1.4.10), to 4K.</summary>
[Collection(BrowserTests.Name)]
public class LayoutTests(Chromium chromium)
{
    private const string Beyond = """
        () => {
          const page = document.documentElement;
          return page.scrollWidth > page.clientWidth ? [`${page.scrollWidth} px of ${page.clientWidth}`] : [];
        }
        """;

    // What is pressed, current or selected must not look like its neighbours that are not. The system's colors take shades and shadows;
    // Chromium still computes those that were asked for, so only what the system leaves alone counts.
    private const string Unmarked = """
        () => ['.segmented button', '.views a', '.trace-tools .button', '.virtual-body > .waterfall-row'].flatMap(selector => {
          const look = element => ['forcedColorAdjust', 'outlineStyle'].map(name => getComputedStyle(element)[name]).join();
          const isMarked = element => element.matches('[aria-pressed=true], [aria-current], .is-selected');
          const all = [...document.querySelectorAll(selector)];
          const plain = new Set(all.filter(element => !isMarked(element)).map(look));
          return all.filter(element => isMarked(element) && plain.has(look(element))).map(element => `${selector}: ${element.textContent.trim()}`);
        })
        """;

    [BrowserTheory]
    [InlineData(320, 800)]
    [ThoroughData(360, 740)]
    [InlineData(3840, 2160)]
    public Task NoView_ScrollsSideways(int width, int height)
        => CheckAsync(Beyond, new() { ViewportSize = new() { Width = width, Height = height } });

    [BrowserTheory]
    [ThoroughData(ColorScheme.Light)]
    [InlineData(ColorScheme.Dark)]
    public Task WhatIsPressedOrSelected_IsSeen_WhenTheSystemSetsColors(ColorScheme theme)
        => CheckAsync(Unmarked, new() { ColorScheme = theme, ForcedColors = ForcedColors.Active });

    // The lines that lead to the first trace are there to be copied: all of each is seen.
    [BrowserTheory]
    [InlineData(320)]
    [InlineData(1280)]
    public async Task FirstLines_AreNotCut(int width)
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, width: width);
        await tab.Page.Locator(".commands li").First.WaitForAsync();
        string[] lines = [.. await tab.Page.Locator(".commands code").AllInnerTextsAsync()];
        string[] cut = await tab.Page.EvaluateAsync<string[]>("""
            () => [...document.querySelectorAll('.commands li, .commands code')]
              .filter(line => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 1)
              .map(line => line.textContent)
            """);

        Assert.Empty(cut);
        Assert.Equal(6, lines.Length);
        Assert.Contains("builder.Services.AddDatadogTracing();", lines);
        Assert.Equal(4, lines.Count(static line => line.StartsWith("DD_TRACE_AGENT_URL=http://127.0.0.1:8126 ", StringComparison.Ordinal)));
        Assert.Contains("OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:8126 OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf", lines);
    }

    private async Task CheckAsync(string script, BrowserNewContextOptions options)
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, options);
        var problems = new List<string>();
        foreach (DemoView view in await DemoViews.OfAsync(served))
        {
            await view.OpenAsync(tab);
            problems.AddRange((await tab.Page.EvaluateAsync<string[]>(script)).Select(problem => $"{view.Name}: {problem}"));
        }

        Assert.True(problems.Count == 0, string.Join('\n', problems));
    }
}
