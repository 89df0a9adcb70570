using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Live;

[Collection(BrowserTests.Name)]
public class RestartTests(Chromium chromium)
{
    [BrowserFact]
    public async Task ServerThatGoes_IsTold_AndOneThatComesAtItsPlaceIsShownAnew()
    {
        ServedPage first = await ServedPage.StartAsync();
        int port = first.Server.Url.Port;
        await first.AddAsync([Payloads.Span(1, 1, resource: "of the first server")]);
        await using Tab tab = await Tab.OpenAsync(chromium, first);
        await Expect(tab.Rows).ToHaveCountAsync(1);
        await using Tab reader = await Tab.OpenAsync(chromium, first, "#/traces/00000000000000000000000000000001");
        await Expect(reader.Page.Locator("trace-view h1")).ToContainTextAsync("of the first server");
        await first.DisposeAsync();
        await Expect(tab.Page.GetByText("The server does not answer.")).ToBeVisibleAsync();
        await Expect(tab.Rows).ToHaveCountAsync(1); // what was seen can still be read

        await using ServedPage second = await ServedPage.StartAsync(port);
        await second.AddAsync([Payloads.Span(2, 1, resource: "of the second server")]);
        await Expect(tab.Page.GetByText("The server does not answer.")).ToBeHiddenAsync();
        await Expect(tab.Rows).ToHaveCountAsync(1);
        await Expect(tab.Rows.First).ToContainTextAsync("of the second server");
        await second.AddAsync([Payloads.Span(3, 1, resource: "later")]);
        await Expect(tab.Rows.First).ToContainTextAsync("later");
        await Expect(reader.Page.Locator("trace-view h1")).ToHaveTextAsync("This trace is not here");
        tab.AssertNothingWrong();
        reader.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task ATraceThatIsLookedAtBeforeItComes_IsShownWhenItDoes()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await using Tab early = await Tab.OpenAsync(chromium, served, "#/traces/00000000000000000000000000000007?spanId=2");
        ILocator heading = early.Page.Locator("trace-view h1");
        await Expect(heading).ToHaveTextAsync("This trace is not here");
        await served.AddAsync([Payloads.Span(8, 1, resource: "another")]);
        await served.AddAsync([Payloads.Span(7, 1, resource: "buy"), Payloads.Span(7, 2, parent: 1, resource: "pay")]);
        await Expect(heading).ToContainTextAsync("buy");
        await Expect(early.Page.Locator("span-panel h2")).ToHaveTextAsync("pay");
        early.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task TwoTabs_AreIndependent_AndBackComesBack()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([Payloads.Span(1, 1, service: "shop", resource: "buy")],
            [Payloads.Span(2, 1, service: "stock", resource: "count")]);
        await using Tab one = await Tab.OpenAsync(chromium, served, "#/traces?filter=service%3Ashop");
        await using Tab two = await one.OpenAnotherAsync("#/traces?filter=service%3Astock");
        await Expect(one.Rows).ToContainTextAsync(["buy"]);
        await Expect(two.Rows).ToContainTextAsync(["count"]);
        await one.Page.BringToFrontAsync();
        await one.Rows.First.ClickAsync();
        await Expect(one.Page.Locator("trace-view h1")).ToContainTextAsync("buy");
        await one.Spans.First.ClickAsync();
        await Expect(one.Page.Locator("span-panel h2")).ToHaveTextAsync("buy");
        await one.Page.GoBackAsync();
        await Expect(one.Rows).ToContainTextAsync(["buy"]);
        await Expect(one.Page.GetByRole(AriaRole.Combobox)).ToHaveValueAsync("service:shop");
        await one.Page.GoForwardAsync();
        await Expect(one.Page.Locator("span-panel h2")).ToHaveTextAsync("buy");
        await Expect(two.Rows).ToContainTextAsync(["count"]);
        one.AssertNothingWrong();
        two.AssertNothingWrong();
    }
}
