using static Microsoft.Playwright.Assertions;

namespace SpanPack.AgentPage.Browser.Tests.Hostile;

/// <summary>Strings of payloads in every field and every view. What counts is what the browser did with them.</summary>
[Collection(BrowserTests.Name)]
[Trait("Category", Dose.Category)]
public class HostileTests(Chromium chromium)
{
    private const ulong LargeTrace = 1000;
    private const int LongestWord = 40; // what is said of a filter names no longer one
    private const int OtherRequests = 40; // of the paths of more, the page shows a sum

    // Of all texts, one in so many.
    private static readonly int s_payloadStep = Dose.Of(ordinary: 50, full: 5, thorough: 25);
    private static readonly int s_textStep = Dose.Of(ordinary: 40, full: 1, thorough: 20);
    private static readonly int s_hashStep = Dose.Of(ordinary: 64, full: 4, thorough: 32);

    // What the strings have done, if anything; elements and attributes that this page does not make.
    private const string Harm = """
        () => [
          ...('__pwned' in window ? ['a script ran'] : []),
          ...[...document.querySelectorAll('x-pwned, script, style, iframe, object, embed, base, form, video, math, template, link, meta, img')]
            .filter(element => !element.matches('head > script[src^="/"], head > link[href^="/"], head > meta, .brand > img'))
            .map(element => element.outerHTML.slice(0, 200)),
          ...[...document.querySelectorAll('body *')].flatMap(element => [...element.attributes].map(({ name, value }) => [element.tagName, name, value]))
            .filter(([, name, value]) => name.startsWith('on') || name === 'srcdoc' || (name === 'style' && /url|expression|position/.test(value))
              || (name === 'href' && !/^(#\/|#main$|\/icon.svg$|\/api\/payloads\/\d+\/body$)/.test(value)))
            .map(attribute => attribute.join(' ').slice(0, 200)),
        ]
        """;

    [Fact]
    public void Texts_AreTwoHundred() => Assert.Equal(200, HostileTexts.All.Distinct().Count());

    [BrowserFact]
    public async Task HostileStrings_AreTextInEveryList()
    {
        await using ServedPage served = await ServeAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        await Expect(tab.Page.GetByRole(AriaRole.Grid)).ToHaveAttributeAsync("aria-rowcount", "101");
        await ScrollAsync(tab, "trace-list virtual-rows");
        foreach ((string hash, string ready) in new[] { ("#/services", "request-table tbody tr"),
            ("#/services?show=map", "service-map .map-node"), ("#/payloads", ".payload-row:not(.head)"),
            ("#/payloads?only=findings", ".payload-row:not(.head)"), ("#/payloads?only=other", ".intake-table tbody tr") })
        {
            await tab.GoAsync(hash);
            await Expect(tab.Page.Locator(ready).First).ToBeVisibleAsync();
            await CheckAsync(tab, hash);
        }

        for (int i = 1; i <= HostileTexts.All.Count; i += s_payloadStep)
        {
            await tab.GoAsync($"#/payloads/{i}");
            await Expect(tab.Page.Locator("payload-view h1")).ToHaveTextAsync($"Payload #{i}");
            await CheckAsync(tab, HostileTexts.All[i - 1]);
        }

        await CheckCompletionsAsync(tab);
        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task HostileStrings_AreTextInATrace_AndInTheDetailsOfItsSpans()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        string[] texts = [.. HostileTexts.All.Where(static (_, i) => i % s_textStep == 0)];
        await served.AddAsync([.. texts.Select(static (text, i) => HostilePayloads.Span(text, LargeTrace, (ulong)i + 1, i))]);
        await using Tab tab = await Tab.OpenAsync(chromium, served, $"#/traces/{LargeTrace:x32}?show=flame");
        await Expect(tab.Page.Locator("flame-graph .flame-box")).Not.ToHaveCountAsync(0);
        await CheckAsync(tab, "flame graph");
        await tab.GoAsync($"#/traces/{LargeTrace:x32}");
        await tab.Page.GetByRole(AriaRole.Treegrid).FocusAsync();
        for (int i = 0; i < texts.Length; i++)
        {
            await tab.Page.Keyboard.PressAsync("ArrowDown");
            await Expect(tab.Page.Locator("span-panel .ids code").First).ToHaveTextAsync($"{i + 1}");
            await Expect(tab.Page.Locator("span-panel .section-title").Last).ToHaveTextAsync("Bytes");
            await CheckAsync(tab, texts[i]);
        }

        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task HostileServicesAndHashes_LeadNowhere()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        // signs that are no code of a character too
        int[] some = [.. Enumerable.Range(0, HostileTexts.All.Count).Where(static i => i % s_hashStep == 0
            || HostileTexts.All[i].Contains('%', StringComparison.Ordinal))];
        foreach (int i in some) await served.AddAsync(HostilePayloads.Of(i));
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        foreach (int i in some)
        {
            string text = Uri.EscapeDataString(HostileTexts.All[i]);
            foreach (string hash in new[] { $"#/services/{text}", $"#/traces/{text}", $"#/payloads/{text}",
                $"#/traces?filter={text}&span={text}&show={text}", $"#/{text}/{text}?{text}={text}", $"#{HostileTexts.All[i]}",
                $"#/services/{HostileTexts.All[i]}" })
            {
                await tab.Page.EvaluateAsync("hash => { location.hash = hash; }", hash);
                await tab.Page.EvaluateAsync("() => new Promise(requestAnimationFrame)");
                await CheckAsync(tab, hash);
            }
        }

        tab.AssertNothingWrong();
    }

    [BrowserFact]
    public async Task HostileFilters_AreTextInWhatIsSaidOfThem()
    {
        await using ServedPage served = await ServedPage.StartAsync();
        await using Tab tab = await Tab.OpenAsync(chromium, served);
        string[] words = [.. HostileTexts.All.Where(static text => text.Length < LongestWord
            && text.Contains("<x-pwned>", StringComparison.Ordinal) && !text.Any(char.IsWhiteSpace))];
        Assert.True(words.Length > 5);
        foreach (string word in words)
        {
            await tab.Page.GetByRole(AriaRole.Combobox).FillAsync($"@a:>{word}");
            await tab.Page.Keyboard.PressAsync("Enter");
            await Expect(tab.Page.GetByRole(AriaRole.Alert)).ToContainTextAsync($"'{word}' is not a number");
            await CheckAsync(tab, word);
        }

        tab.AssertNothingWrong();
    }

    private static async Task<ServedPage> ServeAsync()
    {
        ServedPage served = await ServedPage.StartAsync();
        for (int i = 0; i < HostileTexts.All.Count; i++) await served.AddAsync(HostilePayloads.Of(i));
        foreach (string text in HostileTexts.All.Take(OtherRequests)) served.Server.Take(HostilePayloads.Other(text));
        return served;
    }

    private static async Task ScrollAsync(Tab tab, string list)
    {
        for (int i = 0; i < 16; i++)
        {
            await tab.Page.Locator(list).EvaluateAsync("list => { list.scrollBy(0, 500); return new Promise(requestAnimationFrame); }");
            await CheckAsync(tab, list);
        }
    }

    private static async Task CheckCompletionsAsync(Tab tab)
    {
        await tab.GoAsync("#/traces");
        foreach (string start in new[] { "service:", "resource:", "@" })
        {
            await tab.Page.GetByRole(AriaRole.Combobox).FillAsync(start);
            await Expect(tab.Page.GetByRole(AriaRole.Option).First).ToBeVisibleAsync();
            await CheckAsync(tab, start);
        }
    }

    private static async Task CheckAsync(Tab tab, string where)
    {
        string[] harm = await tab.Page.EvaluateAsync<string[]>(Harm);
        Assert.True(harm.Length == 0, $"{where}: {string.Join('\n', harm)}");
    }
}
