using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Views;

[Collection(BrowserTests.Name)]
public class ServiceTests(Chromium chromium)
{
    [BrowserFact]
    public async Task Services_HaveRequestsErrorsAndPercentiles_AndLeadToTheirResources()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/services");
        ILocator row = tab.Page.GetByRole(AriaRole.Row)
            .Filter(new() { Has = tab.Page.GetByRole(AriaRole.Rowheader, new() { Name = "shop-web" }) });
        await Expect(row.Locator(".column-requests")).ToHaveTextAsync("40");
        await Expect(row.Locator(".column-errors")).ToHaveTextAsync("12.5 %"); // 5 of them
        await Expect(row.Locator(".column-p99")).ToHaveTextAsync(new System.Text.RegularExpressions.Regex("^[0-9.]+ ms$"));
        await Expect(row.GetByRole(AriaRole.Img).Last).ToHaveAttributeAsync("aria-label",
            new System.Text.RegularExpressions.Regex("^Latency: p50 .+ p95 .+ p99 "));
        await row.GetByRole(AriaRole.Link).ClickAsync();
        await Expect(tab.Page.Locator("service-view h1")).ToHaveTextAsync("shop-web");
        await Expect(tab.Page.GetByRole(AriaRole.Table, new() { Name = "Resources" }).GetByRole(AriaRole.Row)).Not.ToHaveCountAsync(1);
        await tab.Page.GetByRole(AriaRole.Table, new() { Name = "Resources" }).GetByRole(AriaRole.Link).First.ClickAsync();
        await Expect(tab.Page.GetByRole(AriaRole.Combobox)).ToHaveValueAsync(
            new System.Text.RegularExpressions.Regex("^service:shop-web resource:"));
        await Expect(tab.Rows.First).ToBeVisibleAsync();
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task AServiceWithoutAName_HasItsPageAndItsTraces()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([Payloads.Span(1, 1, service: "", resource: "of nobody")], [Payloads.Span(2, 1, resource: "of the shop")]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/services");
        await tab.Page.GetByRole(AriaRole.Link, new() { Name = "(empty)" }).ClickAsync();
        await Expect(tab.Page.Locator("service-view h1")).ToHaveTextAsync("(empty)");
        await Expect(tab.Page).ToHaveTitleAsync("(empty) · SpanPack");
        ILocator resources = tab.Page.GetByRole(AriaRole.Table, new() { Name = "Resources" });
        await Expect(resources.GetByRole(AriaRole.Rowheader)).ToHaveTextAsync("of nobodyweb.request");
        await tab.Page.GetByRole(AriaRole.Link, new() { Name = "Traces", Exact = true }).Last.ClickAsync();
        await Expect(tab.Rows).ToHaveCountAsync(1);
        await Expect(tab.Rows).ToContainTextAsync("of nobody");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Sorting_OrdersByTheColumn_AndIsTold()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/services");
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Service" }).ClickAsync();
        await Expect(tab.Page.GetByRole(AriaRole.Columnheader, new() { Name = "Service" })).ToHaveAttributeAsync("aria-sort", "ascending");
        IReadOnlyList<string> names = await tab.Page.Locator("tbody th").AllInnerTextsAsync();
        Assert.True(names.Count > 5);
        Assert.Equal(names.Order(StringComparer.Ordinal), names);
    }

    [BrowserFact]
    public async Task Map_ShowsWhoCallsWhom_AndLeadsToServices()
    {
        await using ServedPage served = await DemoPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/services?show=map");
        await Expect(tab.Page.Locator("service-map .map-node")).ToHaveCountAsync(11);
        await Expect(tab.Page.GetByRole(AriaRole.Row)
            .Filter(new() { HasText = "shop-web" })
            .Filter(new() { HasText = "shop-api" })).ToHaveCountAsync(1);
        double caller = await LeftOf(tab, "shop-web");
        double callee = await LeftOf(tab, "payments-db");
        Assert.True(caller < callee, $"shop-web is at {caller}, payments-db at {callee}");
        await tab.Page.Locator("service-map .map-node").Filter(new() { HasText = "payments-db" }).Last.ClickAsync();
        await Expect(tab.Page.Locator("service-view h1")).ToHaveTextAsync("payments-db");
        tab.AssertNothingWrong();
    }

    private static async Task<double> LeftOf(Tab tab, string service)
        => (await tab.Page.Locator($"service-map [aria-label^='{service}:']").BoundingBoxAsync())!.X;
}
