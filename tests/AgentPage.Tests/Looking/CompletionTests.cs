using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

public sealed class CompletionTests
{
    [Theory]
    [InlineData("ser", 3, "service:", "service:")]
    [InlineData("service:", 8, "shop ", "service:shop ")]
    [InlineData("service:st", 10, "stock ", "service:stock ")]
    [InlineData("status:error service:st", 23, "stock ", "status:error service:stock ")]
    [InlineData("-service:st", 11, "stock ", "-service:stock ")]
    [InlineData("(service:st", 11, "stock ", "(service:stock ")]
    [InlineData("resource:GET", 12, "\"GET /\" ", "resource:\"GET /\" ")]
    [InlineData("resource:\"GET", 13, "\"GET /\" ", "resource:\"GET /\" ")]
    [InlineData("@http.st", 8, "@http.status_code:", "@http.status_code:")]
    [InlineData("@http.status_code:", 18, "200 ", "@http.status_code:200 ")]
    [InlineData("@retries:", 9, "3 ", "@retries:3 ")]
    [InlineData("status:e", 8, "error ", "status:error ")]
    [InlineData("ser status:ok", 3, "service:", "service: status:ok")]
    public async Task WhatWasSeen_IsOffered(string filter, int at, string text, string completed)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        Span span = Payloads.Span(1, 1, tags: ("http.status_code", "200"));
        span.SetMetric("retries", 3);
        await page.AddAsync(Payloads.Accepted([span, Payloads.Span(1, 2, 1), Payloads.Span(1, 3, 1, service: "stock")]));
        JsonElement answer = await page.GetAsync($"api/completions?filter={Uri.EscapeDataString(filter)}&at={at}");

        Assert.Equal(text, answer.Items("items")[0].Text("text"));
        Assert.Equal(completed, filter[..(int)answer.Number("from")!.Value] + text + filter[(int)answer.Number("to")!.Value..]);
        FilterParser.Parse(text.EndsWith(':')
            ? completed.Replace(text, text + "x ", StringComparison.Ordinal).Replace("status:x", "status:ok", StringComparison.Ordinal)
                + (completed.Contains('(', StringComparison.Ordinal) ? ")" : "")
            : completed + (completed.Contains('(', StringComparison.Ordinal) ? ")" : ""));
    }

    [Theory]
    [InlineData("name:", "web.request")]
    [InlineData("type:", "web")]
    [InlineData("kind:", "client")]
    [InlineData("@span.kind:", "client")]
    [InlineData("@env:", "prod")]
    [InlineData("@env", "env", "@env")]
    [InlineData("@count:", "3")]
    [InlineData("@ratio:", "0.5")]
    [InlineData("@up:", "true")]
    [InlineData("trace.root:", "missing", "present")]
    [InlineData("trace.root:p", "present")]
    [InlineData("OR", "OR")]
    public async Task WhatWasSeen_IsOffered_OfEveryFormat(string filter, params string[] expected)
    {
        foreach (TraceFormat format in TraceFormats.All)
        {
            await using RunningPage page = await RunningPage.StartAsync();
            Span span = Payloads.Typed(1);
            if (format != TraceFormat.V1) span.SetTag("span.kind", "client");
            await page.AddAsync(Payloads.Accepted(Payloads.Bytes(format, [span]), format));
            JsonElement answer = await page.GetAsync($"api/completions?filter={Uri.EscapeDataString(filter)}&at={filter.Length}");
            IEnumerable<string> labels = answer.Items("items").Select(static item => item.Text("label")!);
            Assert.Equal((format, string.Join(' ', expected)), (format, string.Join(' ', labels)));
        }
    }

    [Theory]
    [InlineData("@user\\ name:")]
    [InlineData("-@user\\ name:4")]
    [InlineData("service:shop @user\\ name:(")]
    public async Task ValuesOfAnEscapedName_AreThoseOfItsTag(string filter)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        Span span = Payloads.Span(1, 1);
        span.SetTag("user name", "42");
        await page.AddAsync(Payloads.Accepted([span]));
        JsonElement answer = await page.GetAsync($"api/completions?filter={Uri.EscapeDataString(filter)}");

        Assert.Equal(["42"], answer.Items("items").Select(static item => item.Text("label")));
    }

    [Fact]
    public async Task WhatIsOffered_IsQuotedSoThatItIsFound()
    {
        string[] services = ["a b", "a\"b", "a\\b", "*", "a:b", "(a)", "OR", "-a", "ünï", "\u202eevil", "</script>"];
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([.. services.Select(static (service, i) =>
            new[] { Payloads.Span((ulong)i + 1, 1, service: service) })]));
        JsonElement[] items = (await page.GetAsync("api/completions?filter=service:")).Items("items");

        Assert.Equal(services.Order(StringComparer.Ordinal),
            items.Select(static item => item.Text("label")!).Order(StringComparer.Ordinal));
        foreach (JsonElement item in items)
        {
            JsonElement found = await page.GetAsync($"api/traces?filter={Uri.EscapeDataString("service:" + item.Text("text"))}");
            Assert.Equal(item.Text("label"), Assert.Single(found.Items("traces")).Text("service"));
        }
    }
}
