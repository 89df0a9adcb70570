using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Views;

/// <summary>What the list of traces shows at a glance.</summary>
[Collection(BrowserTests.Name)]
public class TraceListTests(Chromium chromium)
{
    [BrowserFact]
    public async Task TraceWithTheIdZero_IsAWarning()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([Payloads.Span(0, 1)]);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Rows.First.Locator(".badge-warning")).ToHaveTextAsync("ID 0");
        await Expect(tab.Rows.First.Locator(".badge-ok")).ToHaveCountAsync(0);
        await tab.GoAsync($"#/traces/{0:x32}");
        await Expect(tab.Page.Locator(".trace-title .badge-warning")).ToHaveTextAsync("trace ID is 0: an agent drops it");
        await Expect(tab.Page.Locator(".trace-title .badge-ok")).ToHaveCountAsync(0);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Errors_AreSeen_AtTheRootAndBelowIt()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        Span failed = Payloads.Span(1, 1), root = Payloads.Span(2, 1), child = Payloads.Span(2, 2, 1);
        (failed.Error, child.Error) = (1, 1);
        await served.AddAsync([Payloads.Span(3, 1)], [root, child], [failed]);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Rows).ToHaveCountAsync(3);
        await Expect(tab.Page.Locator(".trace-row.has-error .badge-error")).ToHaveTextAsync("Error");
        await Expect(tab.Page.Locator(".trace-row.has-errors .badge-warning")).ToHaveTextAsync("OK");
        await Expect(tab.Page.Locator(".trace-row:not(.has-error, .has-errors) .badge-ok")).ToHaveTextAsync("OK");
        await Expect(tab.Page.Locator(".trace-row .error-count .icon")).ToHaveCountAsync(2);
        child.TraceId = 3;
        await served.AddAsync([child]);
        await Expect(tab.Page.Locator(".trace-row.has-errors")).ToHaveCountAsync(2);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task OneSpan_IsOneSpan()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([Payloads.Span(1, 1)], [Payloads.Span(2, 1), Payloads.Span(2, 2, 1)]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, width: 400);
        await Expect(tab.Rows).ToHaveCountAsync(2);
        string[] units = await tab.Page.EvaluateAsync<string[]>("""
            () => [...document.querySelectorAll('.trace-row .cell-spans > span')]
              .map(span => span.textContent + JSON.parse(getComputedStyle(span, '::after').content))
            """);
        Assert.Equal(["2 spans", "1 span"], units);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Services_HaveOneColourInEveryTab()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        string[] services = [.. Enumerable.Range(0, 40).Select(static i => $"service-{i}")];
        for (int i = 0; i < services.Length; i++) await served.AddAsync([Payloads.Span((ulong)i + 1, 1, service: services[i])]);
        var tones = new List<string>();
        foreach (string hash in new[] { "#/traces", $"#/traces?filter=service%3A{services[25]}" })
        {
            await using Tab tab = await Tab.OpenAsync(chromium, served, hash);
            ILocator swatch = tab.Rows.Filter(new() { Has = tab.Page.GetByText(services[25], new() { Exact = true }) }).Locator(".swatch");
            await Expect(swatch).ToBeVisibleAsync();
            tones.Add(await swatch.GetAttributeAsync("class") ?? string.Empty);
        }

        Assert.Equal(tones[0], tones[1]);
    }
}
