using SpanPack.Tests.Tracers;
using Xunit.Abstractions;
using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Live;

/// <summary>A service with dd-trace, seen live.</summary>
[Collection(BrowserTests.Name)]
public class TracerTests(Chromium chromium, ITestOutputHelper output)
{
    [TracerFact]
    public async Task RequestsOfAServiceWithDdTrace_AreSeen()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        await using ServedPage served = await ServedPage.StartAsync();
        using var ending = new CancellationTokenSource();
        Task showing = ShowAsync(agent, served, ending.Token);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await using TracerProcess service = await TracerProcess.StartAsync(Places.NodeTracer, "node", "service.js",
            ("DD_TRACE_AGENT_URL", agent.Url.ToString()), ("DD_SERVICE", "node-shop"));
        try
        {
            using var client = new HttpClient();
            await client.GetStringAsync(new Uri(service.Address, $"?next={Uri.EscapeDataString(service.Address.ToString())}"));
            await Expect(tab.Rows.Filter(new() { HasText = "web.request" }).First).ToBeVisibleAsync();
            output.WriteLine($"from received to visible: {await SinceReceivedAsync(tab, served)} ms");
            await tab.Rows.Filter(new() { HasText = "web.request" }).Last.ClickAsync();
            await Expect(tab.Spans.Filter(new() { HasText = "GET" }).First).ToBeVisibleAsync();
            await tab.Spans.First.ClickAsync();
            await Expect(tab.Page.Locator("span-panel")).ToContainTextAsync("nodejs");
            tab.AssertNothingWrong();
        }
        finally
        {
            await ending.CancelAsync();
            await showing;
        }
    }

    private static async Task ShowAsync(DevAgentServer agent, ServedPage served, CancellationToken cancellation)
    {
        try
        {
            await foreach (ReceivedRequest request in agent.TakeRequestsAsync(cancellation)) served.Server.Take(request);
        }
        catch (OperationCanceledException)
        {
            // The test has ended.
        }
    }

    private static async Task<double> SinceReceivedAsync(Tab tab, ServedPage served)
    {
        double received = (await served.GetAsync("/api/traces?limit=1")).GetProperty("traces")[0].GetProperty("receivedAt").GetDouble();
        return await tab.Page.EvaluateAsync<double>("received => Date.now() - received", received);
    }
}
