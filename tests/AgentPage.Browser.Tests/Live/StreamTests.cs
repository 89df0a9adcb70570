using System.Text.Json;
using Xunit.Abstractions;
using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Live;

/// <summary>A stream of a thousand spans a second: all is seen, and the test's output says after how long.</summary>
[Collection(BrowserTests.Name)]
[Trait("Category", Dose.Category)]
public class StreamTests(Chromium chromium, ITestOutputHelper output)
{
    private const int TracesOfPayload = 10;
    private static readonly int s_payloads = Dose.Of(ordinary: 20, full: 100);
    private static readonly TimeSpan s_betweenPayloads = TimeSpan.FromMilliseconds(100);

    // The wall clock of the browser is that of the test: both run on this machine.
    private const string Watch = """
        () => {
          window.seenAt = [];
          const look = () => {
            const newest = /payload (\d+)/.exec(document.querySelector('trace-list .trace-row:not(.head)')?.textContent ?? '');
            for (let seen = window.seenAt.length; newest && seen <= Number(newest[1]); seen++) window.seenAt.push(Date.now());
            requestAnimationFrame(look);
          };
          look();
        }
        """;

    [BrowserFact]
    public async Task EveryPayload_OfAThousandSpansASecond_IsSeen()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Page.Locator("connection-state")).ToHaveAttributeAsync("data-state", "live");
        await tab.Page.EvaluateAsync(Watch);

        var given = new double[s_payloads];
        using var ticks = new PeriodicTimer(s_betweenPayloads);
        for (int number = 0; number < s_payloads; number++)
        {
            await ticks.WaitForNextTickAsync();
            given[number] = (DateTime.UtcNow - DateTime.UnixEpoch).TotalMilliseconds;
            Assert.True(served.Server.Offer(Payloads.Of(Chunks(number))));
        }

        await Expect(tab.Page.Locator(".trace-count")).ToHaveTextAsync($"{s_payloads * TracesOfPayload:N0} traces");
        await Expect(tab.Rows.First).ToContainTextAsync($"payload {s_payloads - 1}");
        double[] seen = (await tab.Page.EvaluateAsync<JsonElement>("() => window.seenAt")).Deserialize<double[]>()!;
        Assert.Equal(s_payloads, seen.Length);
        double[] waited = [.. seen.Zip(given, static (at, from) => at - from).Order()];
        output.WriteLine($"received to visible at 1,000 spans a second: {waited[waited.Length / 2]:F0} ms in the middle, {waited[^1]:F0} "
            + "ms at most");
        tab.AssertNothingWrong();
    }

    private static Span[][] Chunks(int payload)
        => [.. Enumerable.Range(payload * TracesOfPayload, TracesOfPayload).Select(trace => Chunk((ulong)trace + 1, $"payload {payload}"))];

    private static Span[] Chunk(ulong trace, string resource)
        => [.. Enumerable.Range(1, 10).Select(id => Payloads.Span(trace, (ulong)id, id == 1 ? 0UL : 1, resource: resource))];
}
