using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Views;

[Collection(BrowserTests.Name)]
public class OddTraceTests(Chromium chromium)
{
    private const string Id = "#/traces/0000000000000000000000000000002a";

    private const string BarsAreInside = """
        () => [...document.querySelectorAll('waterfall-chart .bar:not([hidden])')].every(bar => {
          const field = bar.parentElement.getBoundingClientRect(), box = bar.getBoundingClientRect();
          return box.left >= field.left - 1 && box.right <= field.right + 3;
        })
        """;

    [BrowserFact]
    public async Task RootThatNeverComes_IsSaid_AndItsChildrenAreThere()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([Payloads.Span(42, 2, parent: 1, resource: "child"),
            Payloads.Span(42, 3, parent: 2, resource: "grandchild")]);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Rows.First).ToContainTextAsync("root missing");
        await tab.GoAsync(Id);
        await Expect(tab.Page.Locator("trace-view .trace-head")).ToContainTextAsync("root span has not come");
        await Expect(tab.Spans).ToHaveCountAsync(2);
        await Expect(tab.Spans.Last).ToHaveAttributeAsync("aria-level", "2");
        await tab.Spans.First.ClickAsync();
        await Expect(tab.Page.Locator("span-panel .ids")).ToContainTextAsync("has not come");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task ClocksThatDiffer_AreSaid_AndNothingIsDrawnOutside()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync(
        [
            Payloads.Span(42, 1, start: 5_000_000, duration: 1_000_000),
            Payloads.Span(42, 2, parent: 1, resource: "early", start: 3_000_000, duration: 500_000),
            Payloads.Span(42, 3, parent: 1, resource: "late", start: 9_000_000, duration: 500_000),
            Payloads.Span(42, 4, parent: 1, resource: "backwards", start: 5_500_000, duration: -400_000),
        ]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, Id);
        await Expect(tab.Spans).ToHaveCountAsync(4);
        await tab.Spans.Filter(new() { HasText = "early" }).ClickAsync();
        await Expect(tab.Page.Locator("span-panel .oddity")).ToContainTextAsync("2 ms before its parent");
        await tab.Spans.Filter(new() { HasText = "late" }).ClickAsync();
        await Expect(tab.Page.Locator("span-panel .oddity")).ToContainTextAsync("after its parent has ended");
        await tab.Spans.Filter(new() { HasText = "backwards" }).ClickAsync();
        await Expect(tab.Page.Locator("span-panel .oddity")).ToContainTextAsync("negative");
        Assert.True(await tab.Page.EvaluateAsync<bool>(BarsAreInside));
        for (int i = 0; i < 3; i++) await tab.Page.Keyboard.PressAsync("+"); // now the root begins before what is shown, and ends after it
        await Expect(tab.Page.Locator("waterfall-chart .bar:visible")).ToHaveCountAsync(2);
        Assert.True(await tab.Page.EvaluateAsync<bool>(BarsAreInside));
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task SpansOfOneTrace_InTenPayloads_ComeInWhileItIsOpen()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([Payloads.Span(42, 1, duration: 100_000_000, resource: "root")]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, Id);
        await Expect(tab.Spans).ToHaveCountAsync(1);
        await tab.Spans.First.ClickAsync();
        for (ulong i = 2; i <= 10; i++)
        {
            await served.AddAsync([Payloads.Span(42, i, parent: i - 1, start: 1_000_000_000 + ((long)i * 1_000_000),
                resource: $"part {i}")]);
        }

        await Expect(tab.Spans).ToHaveCountAsync(10);
        await Expect(tab.Page.Locator("trace-view .trace-facts")).ToContainTextAsync("10 payloads");
        await Expect(tab.Page.Locator("span-panel h2")).ToHaveTextAsync("root"); // what was selected stays
        await Expect(tab.Page.Locator("span-panel .span-facts")).ToContainTextAsync("9 spans");
        await tab.GoAsync("#/traces");
        await Expect(tab.Rows).ToHaveCountAsync(1);
        await Expect(tab.Rows.First.Locator(".cell-spans")).ToHaveTextAsync("10");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task LinkToASpanOfTheSameTrace_SelectsThatSpan()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        Span linking = Payloads.Span(42, 3, parent: 1, resource: "linking");
        linking.AddLink(new SpanLink(42, 2));
        await served.AddAsync([Payloads.Span(42, 1), Payloads.Span(42, 2, parent: 1, resource: "linked"), linking]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, Id);
        await tab.Spans.Filter(new() { HasText = "linking" }).ClickAsync();
        await tab.Page.Locator("span-panel .link a").ClickAsync();
        await Expect(tab.Page.Locator("span-panel h2")).ToHaveTextAsync("linked");
        await tab.Page.GoBackAsync();
        await Expect(tab.Page.Locator("span-panel h2")).ToHaveTextAsync("linking");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task CirclesAndDoubleIds_AreDrawnOnceEach()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync(
        [
            Payloads.Span(42, 1, parent: 2), Payloads.Span(42, 2, parent: 1), Payloads.Span(42, 3, parent: 3),
            Payloads.Span(42, 7), Payloads.Span(42, 7, resource: "the same id"), Payloads.Span(42, 8, parent: 7),
        ]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, Id);
        await Expect(tab.Spans).ToHaveCountAsync(6);
        await tab.GoAsync($"{Id}?show=flame");
        await Expect(tab.Page.Locator("flame-graph [role=option]")).ToHaveCountAsync(6);
        tab.AssertNothingWrong();
    }
}
