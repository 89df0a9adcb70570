using Xunit.Abstractions;
using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Views;

[Collection(BrowserTests.Name)]
public class LargeTraceTests(Chromium chromium, ITestOutputHelper output)
{
    private const int Spans = 5000;

    [BrowserTheory]
    [InlineData("waterfall", "waterfall-chart .bar")]
    [InlineData("flame", "flame-graph .flame-box")]
    public async Task FiveThousandSpans_AreThere_AndOnlyWhatIsSeenIsDrawn(string show, string drawn)
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync(Trace());
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Rows).ToHaveCountAsync(1);
        double milliseconds = await tab.Page.EvaluateAsync<double>("""
            async ([hash, drawn]) => {
              const begin = performance.now();
              location.hash = hash;
              while (!document.querySelector(drawn)) await new Promise(requestAnimationFrame);
              await new Promise(requestAnimationFrame); // the frame with it
              return performance.now() - begin;
            }
            """, new[] { $"#/traces/0000000000000000000000000000002a?show={show}", drawn });
        output.WriteLine($"{show}: {milliseconds:F0} ms from the click to the first frame with {Spans} spans");
        if (show == "waterfall") await Expect(tab.Page.Locator("[role=treegrid]")).ToHaveAttributeAsync("aria-rowcount", $"{Spans + 1}");
        int elements = await tab.Page.Locator(drawn).CountAsync();
        output.WriteLine($"{elements} are drawn");
        Assert.InRange(elements, 10, 300);
        if (show == "waterfall") Assert.InRange(elements, 10, 100);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task End_IsReachedByKeyboard_AndCollapsingAllLeavesTheRoot()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync(Trace());
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/traces/0000000000000000000000000000002a");
        await tab.Page.GetByRole(AriaRole.Treegrid).FocusAsync();
        await tab.Page.Keyboard.PressAsync("End");
        await Expect(tab.Page.Locator(".waterfall-row.is-selected")).ToHaveAttributeAsync("aria-rowindex", $"{Spans + 1}");
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Collapse all spans" }).ClickAsync();
        await Expect(tab.Spans).ToHaveCountAsync(1);
        await Expect(tab.Spans.First).ToContainTextAsync("4,999");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Labels_OfTheFlameGraph_StayInTheirBoxes()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync(Trace());
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/traces/0000000000000000000000000000002a?show=flame");
        await Expect(tab.Page.Locator(".flame-box text").First).ToBeVisibleAsync();
        double[] beyond = await tab.Page.EvaluateAsync<double[]>("""
            () => [...document.querySelectorAll('.flame-box:has(text)')].map(box =>
              box.querySelector('text').getBoundingClientRect().right - box.querySelector('rect').getBoundingClientRect().right)
            """);
        Assert.True(beyond.Length > 10);
        Assert.True(beyond.Max() <= 0, $"{beyond.Max()} px beyond its box");
    }

    private static Span[] Trace()
    {
        var random = new Random(11);
        var spans = new Span[Spans];
        spans[0] = Payloads.Span(42, 1, resource: "root", duration: 1_000_000_000);
        for (int i = 1; i < Spans; i++)
        {
            Span parent = spans[random.Next(Math.Max(0, i - 300), i)];
            long start = parent.Start + random.NextInt64(Math.Max(1, parent.Duration / 2));
            spans[i] = Payloads.Span(42, (ulong)i
                + 1, parent.SpanId, $"service-{i % 12}", $"step {i}", start, Math.Max(1000, parent.Duration / random.Next(2, 5)));
        }

        return spans;
    }
}
