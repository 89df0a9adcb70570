using System.Text.Json;
using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Views;

[Collection(BrowserTests.Name)]
[Trait("Category", Dose.Category)]
public class VectorTests(Chromium chromium)
{
    // One in so many of what tracers have sent is looked at.
    private static int Stride => Dose.Of(ordinary: 8, full: 1);

    [BrowserFact]
    public async Task TracesOfAllTracers_AreDrawn_WithTheirSpans()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([.. Vectors.OfTracers()]);
        JsonElement traces = (await served.GetAsync("/api/traces?limit=500")).GetProperty("traces");
        Assert.True(traces.GetArrayLength() > 50);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Page.GetByRole(AriaRole.Grid)).ToHaveAttributeAsync("aria-rowcount",
            $"{Math.Min(100, traces.GetArrayLength()) + 1}");
        foreach (JsonElement trace in traces.EnumerateArray().Where(static (_, place) => place % Stride == 0))
        {
            string id = trace.GetProperty("id").GetString()!;
            int spans = (await served.GetAsync($"/api/traces/{id}")).GetProperty("spans").GetArrayLength();
            await tab.GoAsync($"#/traces/{id}");
            await Expect(tab.Page.Locator("waterfall-chart [role=treegrid]")).ToHaveAttributeAsync("aria-rowcount", $"{spans + 1}");
            await tab.GoAsync($"#/traces/{id}?show=flame");
            await Expect(tab.Page.Locator("flame-graph [role=option]").First).ToBeAttachedAsync();
        }

        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task EverySpanOfAllTracers_HasDetails()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([.. Vectors.OfTracers()]);
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        int seen = 0;
        foreach (JsonElement trace in (await served.GetAsync("/api/traces?limit=500")).GetProperty("traces")
            .EnumerateArray()
            .Where(static (_, place) => place % Stride == 0))
        {
            string id = trace.GetProperty("id").GetString()!;
            // The first span of each trace, and those with events, links and errors.
            IEnumerable<JsonElement> spans = (await served.GetAsync($"/api/traces/{id}")).GetProperty("spans")
                .EnumerateArray()
                .Where(static (span, place) => place == 0 || span.TryGetProperty("events", out _) || span.TryGetProperty("links", out _)
                    || span.TryGetProperty("error", out _));
            foreach (string span in spans.Take(3).Select(static span => span.GetProperty("ref").GetString()!))
            {
                JsonElement details = await served.GetAsync($"/api/traces/{id}/spans/{span}");
                await tab.GoAsync($"#/traces/{id}?span={span}");
                await Expect(tab.Page.Locator("span-panel .ids code").First).ToHaveTextAsync(details.GetProperty("id").GetString()!);
                await Expect(tab.Page.Locator("span-panel details:last-of-type .section-title").Last).ToHaveTextAsync("Bytes");
                seen++;
            }
        }

        Assert.True(seen > 100 / Stride, $"only {seen} spans were looked at");
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task Payloads_AreListed_AndEachSaysWhatIsWrong()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await served.AddAsync([.. Vectors.OfTracers().Where(static (_, place) => place % 7 == 0), .. Vectors.Broken()]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, "#/payloads");
        await Expect(tab.Page.Locator(".payload-row:not(.head)").First).ToBeVisibleAsync();
        int refused = 0;
        foreach (JsonElement payload in (await served.GetAsync("/api/payloads?limit=200")).GetProperty("payloads")
            .EnumerateArray()
            .Where(static (_, place) => place % Stride == 0))
        {
            await tab.GoAsync($"#/payloads/{payload.GetProperty("id").GetInt32()}");
            await Expect(tab.Page.Locator("payload-view h1")).ToHaveTextAsync($"Payload #{payload.GetProperty("id").GetInt32()}");
            bool isRefused = payload.TryGetProperty("refused", out _);
            await Expect(tab.Page.Locator("payload-view .part").First).ToContainTextAsync(isRefused ? "Refused" : "Findings");
            if (isRefused) refused++;
        }

        Assert.True(refused > 20 / Stride, $"only {refused} were refused");
        int all = (await served.GetAsync("/api/payloads?only=refused&limit=200")).GetProperty("payloads").GetArrayLength();
        await tab.GoAsync("#/payloads?only=refused");
        await Expect(tab.Page.Locator("[role=grid]")).ToHaveAttributeAsync("aria-rowcount", $"{Math.Min(100, all) + 1}");
        tab.AssertNothingWrong();
    }
}
