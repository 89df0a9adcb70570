using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Live;

[Collection(BrowserTests.Name)]
public class LiveTests(Chromium chromium)
{
    [BrowserFact]
    public async Task NewTraces_ComeInAtTheTop_WhileNobodyReads()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Page.GetByText("Waiting for the first trace")).ToBeVisibleAsync();
        await Expect(tab.Page.Locator("connection-state")).ToHaveAttributeAsync("data-state", "live");
        await served.AddAsync([Payloads.Span(1, 1, resource: "first")]);
        await Expect(tab.Rows).ToHaveCountAsync(1);
        await served.AddAsync([Payloads.Span(2, 1, resource: "second")]);
        await Expect(tab.Rows.First).ToContainTextAsync("second");
        await Expect(tab.Page.Locator(".trace-count")).ToHaveTextAsync("2 traces");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task List_StandsStill_WhileSomebodyHasScrolled_AndSaysHowManyAreNew()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await AddAsync(served, 0, 60);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Rows.First).ToContainTextAsync("number 59");
        await tab.Page.Locator("trace-list virtual-rows").EvaluateAsync("list => list.scrollTo(0, 720)");
        ILocator read = tab.Rows.Filter(new() { HasText = "number 35" });
        await Expect(read).ToBeVisibleAsync();
        float before = (await read.BoundingBoxAsync())!.Y;
        await AddAsync(served, 60, 70);
        ILocator pill = tab.Page.GetByRole(AriaRole.Button, new() { Name = "10 new traces" });
        await Expect(pill).ToBeVisibleAsync();
        Assert.Equal(before, (await read.BoundingBoxAsync())!.Y);
        await pill.ClickAsync();
        await Expect(tab.Rows.First).ToContainTextAsync("number 69");
        await Expect(pill).ToBeHiddenAsync();
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Pause_HoldsBack_AndResumeLetsIn()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await AddAsync(served, 0, 3);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Rows).ToHaveCountAsync(3);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Pause" }).ClickAsync();
        await AddAsync(served, 3, 103);
        await Expect(tab.Page.GetByRole(AriaRole.Button, new() { Name = "100 new traces" })).ToBeVisibleAsync();
        await Expect(tab.Rows).ToHaveCountAsync(3);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Resume" }).ClickAsync();
        await Expect(tab.Rows.First).ToContainTextAsync("number 102");
        const string ToEnd = "list => list.scrollTo(0, 1e6)";
        await tab.Page.Locator("trace-list virtual-rows").EvaluateAsync(ToEnd);
        await Expect(tab.Page.GetByRole(AriaRole.Grid)).ToHaveAttributeAsync("aria-rowcount", "104"); // older ones were asked for
        await tab.Page.Locator("trace-list virtual-rows").EvaluateAsync(ToEnd);
        await Expect(tab.Rows.Last).ToContainTextAsync("number 0");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Filter_HoldsForWhatIsThere_AndForWhatComes()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([Payloads.Span(1, 1, service: "shop", resource: "old")], [Payloads.Span(2, 1, service: "stock")]);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Rows).ToHaveCountAsync(2);
        ILocator filter = tab.Page.GetByRole(AriaRole.Combobox, new() { Name = "Filter traces" });
        await filter.PressSequentiallyAsync("serv");
        await tab.Page.GetByRole(AriaRole.Option, new() { Name = "service" }).First.ClickAsync();
        await tab.Page.GetByRole(AriaRole.Option, new() { Name = "shop" }).ClickAsync();
        await Expect(tab.Rows).ToHaveCountAsync(1);
        await Expect(tab.Page).ToHaveURLAsync(new System.Text.RegularExpressions.Regex("#/traces\\?filter=service%3Ashop$"));
        await served.AddAsync([Payloads.Span(3, 1, service: "stock")], [Payloads.Span(4, 1, service: "shop", resource: "new")]);
        await Expect(tab.Rows).ToHaveCountAsync(2);
        await Expect(tab.Rows.First).ToContainTextAsync("new");
        await Expect(tab.Page.Locator(".trace-count")).ToHaveTextAsync("2 of 4 traces");
        await filter.FillAsync("service:");
        await filter.PressAsync("Enter");
        await Expect(tab.Page.GetByRole(AriaRole.Alert)).Not.ToBeEmptyAsync();
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Clear the filter" }).ClickAsync();
        await Expect(tab.Rows).ToHaveCountAsync(4);
        await Expect(tab.Page.Locator(".filter-fault")).ToBeEmptyAsync();
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Clear_EmptiesEveryTab_AndWhatComesThenIsShown()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await AddAsync(served, 0, 5);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await using Tab other = await Tab.OpenAsync(chromium, served);
        await Expect(other.Rows).ToHaveCountAsync(5);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Clear", Exact = true }).ClickAsync();
        await Expect(tab.Rows).ToHaveCountAsync(0);
        await Expect(other.Rows).ToHaveCountAsync(0);
        await AddAsync(served, 5, 6);
        await Expect(tab.Rows).ToHaveCountAsync(1);
        await Expect(other.Rows).ToHaveCountAsync(1);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Export_SavesWhatFits_UnderANameOfThePage()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([Payloads.Span(1, 1, service: "shop")], [Payloads.Span(2, 1, service: "stock")]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/traces?filter=service%3Ashop");
        await Expect(tab.Rows).ToHaveCountAsync(1);
        await tab.Page.GetByRole(AriaRole.Button, new() { Name = "Export" }).ClickAsync();
        IDownload download =
            await tab.Page.RunAndWaitForDownloadAsync(() => tab.Page.GetByRole(AriaRole.Menuitem, new() { Name = "v0.5" }).ClickAsync());
        Assert.Equal("traces.v0.5.msgpack", download.SuggestedFilename);
        IReadOnlyList<IReadOnlyList<Span>> traces =
            TracePayloadReader.Read(await File.ReadAllBytesAsync(await download.PathAsync()), TraceFormat.V05).Chunks
            .Select(static chunk => (IReadOnlyList<Span>)[.. chunk.Spans])
            .ToArray();
        Assert.Equal("shop", Assert.Single(Assert.Single(traces)).Service);
        tab.AssertNothingWrong();
    }

    private static async Task AddAsync(ServedPage served, int from, int to)
    {
        for (int i = from; i < to; i++) await served.AddAsync([Payloads.Span((ulong)i + 1, 1, resource: $"number {i}")]);
    }
}
