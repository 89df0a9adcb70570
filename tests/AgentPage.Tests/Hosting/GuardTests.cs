using System.Net;

namespace SpanPack.AgentPage.Tests;

/// <summary>Pages of other sites must not read from here, and nothing that comes from here does more than it should.</summary>
public sealed class GuardTests
{
    public static TheoryData<string> Paths =>
    [
        "/", "/index.html", "/traces/0000000000000001", "/none.js", "/api/status", "/api/traces", "/api/traces?filter=(",
        "/api/traces/0000000000000001", "/api/traces/zzz", "/api/services", "/api/services/graph",
        "/api/payloads", "/api/payloads/1/body", "/api/events", "/api/export?format=json", "/api/none", "/api/completions?filter=a",
    ];

    [Theory]
    [MemberData(nameof(Paths))]
    public async Task EveryAnswer_HasTheHeaders(string path)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)]));
        using HttpResponseMessage answer = await SendAsync(page, HttpMethod.Get, path);
        AssertHasTheHeaders(answer, path);
    }

    [Fact]
    public async Task WhoeverIsRefused_GetsTheHeadersToo()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        using HttpResponseMessage misdirected = await SendAsync(page, HttpMethod.Get, "/", ("Host", "evil.example"));
        Assert.Equal(HttpStatusCode.MisdirectedRequest, misdirected.StatusCode);
        AssertHasTheHeaders(misdirected, "/");
        using HttpResponseMessage forbidden = await SendAsync(page, HttpMethod.Get, "/api/status", ("Origin", "http://evil.example"));
        Assert.Equal(HttpStatusCode.Forbidden, forbidden.StatusCode);
        AssertHasTheHeaders(forbidden, "/api/status");
    }

    [Theory]
    [InlineData("evil.example")]
    [InlineData("evil.example:{port}")]
    [InlineData("127.0.0.1.evil.example:{port}")]
    [InlineData("127.0.0.1:1")]
    [InlineData("127.0.0.1")]
    [InlineData("localhost.:{port}")]
    [InlineData("127.0.0.2:{port}")]
    public async Task AForeignHost_IsMisdirected(string host)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        foreach (string path in new[] { "/", "/api/status", "/api/events" })
        {
            using HttpResponseMessage answer = await SendAsync(page, HttpMethod.Get, path, ("Host", host));
            Assert.Equal(HttpStatusCode.MisdirectedRequest, answer.StatusCode);
        }
    }

    [Theory]
    [InlineData("127.0.0.1:{port}")]
    [InlineData("localhost:{port}")]
    [InlineData("LOCALHOST:{port}")]
    [InlineData("[::1]:{port}")]
    public async Task ItsOwnNames_AreAnswered(string host)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        using HttpResponseMessage answer = await SendAsync(page, HttpMethod.Get, "/api/status", ("Host", host),
            ("Origin", "http://" + host), ("Sec-Fetch-Site", "same-origin"));
        Assert.Equal(HttpStatusCode.OK, answer.StatusCode);
    }

    [Theory]
    [InlineData("Origin", "http://evil.example")]
    [InlineData("Origin", "null")]
    [InlineData("Origin", "https://127.0.0.1:{port}")]
    [InlineData("Origin", "http://127.0.0.1:1")]
    [InlineData("Origin", "http://127.0.0.1:{port}@evil.example")]
    [InlineData("Sec-Fetch-Site", "cross-site")]
    [InlineData("Sec-Fetch-Site", "same-site")]
    public async Task AnotherSite_GetsNothing_AndClearsNothing(string header, string value)
    {
        await using RunningPage page = await RunningPage.StartAsync();
        await page.AddAsync(Payloads.Accepted([Payloads.Span(1, 1)]));
        foreach ((HttpMethod method, string path) in new[] { (HttpMethod.Get, "/api/status"), (HttpMethod.Get, "/api/events"),
            (HttpMethod.Get, "/api/export?format=json"), (HttpMethod.Post, "/api/clear") })
        {
            using HttpResponseMessage answer = await SendAsync(page, method, path, (header, value));
            Assert.Equal(HttpStatusCode.Forbidden, answer.StatusCode);
            Assert.DoesNotContain("shop", await answer.Content.ReadAsStringAsync(), StringComparison.Ordinal);
        }

        Assert.Equal(1, page.Server.State.Store.Content.Traces);
    }

    [Fact]
    public async Task ABrowserThatPosts_SaysItsOrigin()
    {
        await using RunningPage page = await RunningPage.StartAsync();
        using HttpResponseMessage silent = await SendAsync(page, HttpMethod.Post, "/api/clear", ("Sec-Fetch-Site", "same-origin"));
        Assert.Equal(HttpStatusCode.Forbidden, silent.StatusCode);
        using HttpResponseMessage own =
            await SendAsync(page, HttpMethod.Post, "/api/clear", ("Sec-Fetch-Site", "same-origin"), ("Origin", "http://127.0.0.1:{port}"));
        Assert.Equal(HttpStatusCode.OK, own.StatusCode);
        using HttpResponseMessage noBrowser = await SendAsync(page, HttpMethod.Post, "/api/clear");
        Assert.Equal(HttpStatusCode.OK, noBrowser.StatusCode);
    }

    private static void AssertHasTheHeaders(HttpResponseMessage answer, string path)
    {
        Assert.Equal(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action "
                + "'none'; frame-ancestors 'none'",
            Assert.Single(answer.Headers.GetValues("Content-Security-Policy")));
        Assert.Equal("nosniff", Assert.Single(answer.Headers.GetValues("X-Content-Type-Options")));
        Assert.Equal("no-referrer", Assert.Single(answer.Headers.GetValues("Referrer-Policy")));
        Assert.Equal("same-origin", Assert.Single(answer.Headers.GetValues("Cross-Origin-Resource-Policy")));
        Assert.Equal("same-origin", Assert.Single(answer.Headers.GetValues("Cross-Origin-Opener-Policy")));
        Assert.Equal(path.StartsWith("/api", StringComparison.Ordinal) ? "no-store" : "no-cache", answer.Headers.CacheControl!.ToString());
        Assert.DoesNotContain(answer.Headers, static header => header.Key.StartsWith("Access-Control", StringComparison.OrdinalIgnoreCase)
            || header.Key is "Set-Cookie" or "Server");
        Assert.NotNull(answer.Content.Headers.ContentType);
    }

    private static async Task<HttpResponseMessage> SendAsync(RunningPage page, HttpMethod method, string path,
        params (string Name, string Value)[] headers)
    {
        using var request = new HttpRequestMessage(method, new Uri(path, UriKind.Relative));
        foreach ((string name, string value) in headers)
            request.Headers.TryAddWithoutValidation(name,
                value.Replace("{port}", page.Server.Url.Port.ToString(System.Globalization.CultureInfo.InvariantCulture),
                    StringComparison.Ordinal));
        return await page.Client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
    }
}
