using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Views;

/// <summary>Spans with more than anybody reads: the page draws a part of it, and the rest when it is asked for.</summary>
[Collection(BrowserTests.Name)]
public class LargeSpanTests(Chromium chromium)
{
    private const string Trace = "#/traces/0000000000000000000000000000002a?span=1-0-0";
    private const int Tags = 100_000;
    private const int Parts = 3000;

    [BrowserFact]
    public async Task TagsOfALargeSpan_AreDrawnAThousandAtATime()
    {
        await using ServedPage served = await ServeAsync(static span =>
        {
            for (int i = 0; i < Tags; i++) span.SetTag($"key{i}", "value");
        });
        await using Tab tab = await Tab.OpenAsync(chromium, served, Trace);
        ILocator tags = tab.Page.Locator("span-panel details:first-of-type .tag");
        await Expect(tags).ToHaveCountAsync(200);
        await Expect(tab.Page.Locator("span-panel .section-count").First).ToHaveTextAsync("100,000");
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Show 1,000 more of 99,800 left" }).ClickAsync();
        await Expect(tags).ToHaveCountAsync(1200);
        await Expect(tab.Page.GetByRole(AriaRole.Button, new() { Name = "Show 1,000 more of 98,800 left" })).ToBeVisibleAsync();
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task EventsAndLinksOfALargeSpan_AreDrawnFiftyFirst_WithTenTagsEach()
    {
        await using ServedPage served = await ServeAsync(static span =>
        {
            for (int i = 0; i < 1060; i++)
            {
                var happened = new SpanEvent($"event {i}", 1_000_000_500);
                for (int tag = 0; tag < 30; tag++) happened.Attributes.Add($"k{tag}", tag.ToString(null, null));
                span.AddEvent(happened);
                span.AddLink(new SpanLink(7, (ulong)i + 1));
            }
        });
        await using Tab tab = await Tab.OpenAsync(chromium, served, Trace);
        (ILocator events, ILocator links) = (tab.Page.Locator("span-panel .event"), tab.Page.Locator("span-panel .link"));
        await Expect(events).ToHaveCountAsync(50);
        await Expect(links).ToHaveCountAsync(50);
        await Expect(events.First.Locator(".tag")).ToHaveCountAsync(10);
        await events.First.GetByRole(AriaRole.Button, new() { Name = "Show 20 more" }).ClickAsync();
        await Expect(events.First.Locator(".tag")).ToHaveCountAsync(30);
        ILocator more = tab.Page.Locator("span-panel .growing-list:has(> .links) > .text-button");
        await Expect(more).ToHaveTextAsync("Show 1,000 more of 1,010 left");
        await more.ClickAsync();
        await Expect(more).ToHaveTextAsync("Show 10 more");
        await more.ClickAsync();
        await Expect(links).ToHaveCountAsync(1060);
        await Expect(more).ToHaveCountAsync(0);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task ValuesWithinAValue_AreDrawnTwentyFirst_HoweverTheyAreNested()
    {
        await using ServedPage served = await ServeAsync(static span =>
        {
            var inner = new TagValue[30];
            Array.Fill(inner, "v");
            var outer = new TagValue[30];
            Array.Fill(outer, new TagValue(inner));
            span.SetAttribute("nested", new TagValue(outer));
        }, TraceFormat.V1);
        await using Tab tab = await Tab.OpenAsync(chromium, served, Trace);
        ILocator items = tab.Page.Locator("span-panel .nested li");
        await Expect(items).ToHaveCountAsync(20); // the first list with 19 of its 30
        await items.First.GetByRole(AriaRole.Button, new() { Name = "Show 11 more" }).ClickAsync();
        await Expect(items).ToHaveCountAsync(31);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Show 29 more" }).ClickAsync();
        await Expect(items).ToHaveCountAsync(31 + 29 + (29 * 30));
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task CriticalPath_IsDrawnInFiveHundredPartsARow()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        Span[] spans = [Payloads.Span(42, 1, duration: Parts * 1000), .. Enumerable.Range(0, Parts).Select(Child)];
        await served.AddAsync(spans);
        await using Tab tab = await Tab.OpenAsync(chromium, served, Trace);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Critical path" }).ClickAsync();
        await Expect(tab.Spans.First.Locator(".critical-parts > span")).ToHaveCountAsync(500);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task SpansAtTheSameTime_TakeFiveMillionTries()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([.. Enumerable.Range(1, 2 * Parts).Select(static i => Payloads.Span(42, (ulong)i))]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, $"{Trace}&show=flame");
        await Expect(tab.Page.Locator("flame-graph .flame-box").First).ToBeVisibleAsync();
        // each starts at row 0
        const string Tries = "() => document.querySelector('flame-graph').layout.rows.reduce((sum, row) => sum + row, 0)";
        long tries = await tab.Page.EvaluateAsync<long>(Tries);
        Assert.InRange(tries, 4_990_000, 5_000_000);
        tab.AssertNothingWrong();
    }

    private static Span Child(int i) => Payloads.Span(42, (ulong)i + 2, 1, start: 1_000_000_000 + (i * 1000), duration: 500);

    private static async Task<ServedPage> ServeAsync(Action<Span> fill, TraceFormat format = TraceFormat.V04)
    {
        ServedPage served = await ServedPage.StartAsync();
        Span span = Payloads.Span(42, 1);
        fill(span);
        await served.AddAsync(Payloads.Of([[span]], format));
        return served;
    }
}
