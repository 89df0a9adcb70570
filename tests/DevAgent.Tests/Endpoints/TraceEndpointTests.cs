using System.Net;
using System.Text;

namespace SpanPack.DevAgent.Tests;

public class TraceEndpointTests : AgentTest
{
    [Fact]
    public async Task Payload_IsAcceptedAndKept()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpan, headers: ("X-Datadog-Trace-Count", "1"));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal("application/json", response.Content.Headers.ContentType?.ToString());
        ReceivedRequest request = Assert.Single(Server.Requests);
        Assert.Equal(("POST", "/v0.4/traces", 200, null), (request.Method, request.Path, request.Status, request.Refusal));
        Assert.Equal(Payloads.OneSpan, request.Body.ToArray());
        Assert.Equal("1", request.GetHeader("x-datadog-trace-count"));
        Assert.Equal(await response.TextAsync(), request.Answer);
    }

    [Fact]
    public async Task Payload_IsDecoded()
    {
        await Client.PostTracesAsync(Payloads.OneSpan);

        Span span = Assert.Single(Assert.Single(Server.Requests).Payload!.Chunks).Spans[0];
        Assert.Equal((10, 11UL, "svc", "op"), ((int)span.TraceId, span.SpanId, span.Service, span.Name));
        Assert.Equal("v", span.GetTag("k"));
    }

    [Fact]
    public async Task SeenService_HasRatesWithAndWithoutTheDefaultEnvironment()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpan);

        Assert.Equal("""{"rate_by_service":{"service:,env:":1,"service:svc,env:":1,"service:svc,env:none":1}}"""
            + "\n", await response.TextAsync());
    }

    [Fact]
    public async Task CutPayload_IsRefusedWithReasonAndOffset()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.CutShort);

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("text/plain; charset=utf-8", response.Content.Headers.ContentType?.ToString());
        string text = await response.TextAsync();
        Assert.Contains("(offset ", text, StringComparison.Ordinal);
        Assert.Equal(text.TrimEnd('\n'), Assert.Single(Server.Requests).Refusal);
        Assert.Null(Server.Requests[0].Payload);
    }

    [Fact]
    public async Task BytesAfterThePayload_AreIgnored()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync([.. Payloads.Empty, 0xC1, 0xFF]);

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
    }

    [Theory]
    [InlineData("/v0.4/traces?x=1", 200)]
    [InlineData("/v0.4/%74races", 200)]
    [InlineData("/v0.4/traces/", 404)]
    [InlineData("/V0.4/traces", 404)]
    [InlineData("//v0.4/traces", 404)]
    [InlineData("/x/../v0.4/traces", 404)]
    [InlineData("/v0.3/traces", 404)]
    [InlineData("/v0.5/services", 404)]
    [InlineData("/v0.6/stats/", 404)]
    [InlineData("/telemetry/proxy/", 404)]
    [InlineData("/profiling/v1/input/x", 404)]
    [InlineData("/", 404)]
    public async Task Path_IsExact(string target, int status)
    {
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync($"POST {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: "
            + "application/msgpack\r\nContent-Length: 1\r\n\r\n\x90");
        string answer = await client.ReadUntilAsync("never");

        Assert.StartsWith($"HTTP/1.1 {status} ", answer, StringComparison.Ordinal);
        if (status != 404) return;
        Assert.EndsWith("\r\n\r\n404 page not found\n", answer, StringComparison.Ordinal);
        Assert.Contains("Content-Type: text/plain; charset=utf-8\r\n", answer, StringComparison.Ordinal);
        Assert.DoesNotContain("Datadog-Agent", answer, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("PUT")]
    [InlineData("PATCH")]
    public async Task Method_IsNotChecked(string method)
    {
        using var request =
            new HttpRequestMessage(new HttpMethod(method), "v0.4/traces") { Content = new ByteArrayContent(Payloads.Empty) };
        request.Content.Headers.ContentType = new("application/msgpack");
        using HttpResponseMessage response = await Client.SendAsync(request);

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
    }

    [Fact]
    public async Task Get_FailsOnItsEmptyBody()
    {
        using HttpResponseMessage response = await Client.GetAsync("v0.4/traces");

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
    }

    [Fact]
    public async Task EmptyBody_IsRefused()
    {
        using HttpResponseMessage response = await Client.PostTracesAsync([]);

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
    }

    [Theory]
    [InlineData("application/json", "read as JSON")]
    [InlineData("application/octet-stream", "tried as JSON first")]
    [InlineData(null, "without a Content-Type")]
    [InlineData("application/msgpack; charset", "read as JSON")]
    public async Task OtherContentType_IsRefusedAndSaysWhy(string? contentType, string reason)
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.Empty, contentType);

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Contains(reason, await response.TextAsync(), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ContentEncoding_IsIgnored()
    {
        using var request = new HttpRequestMessage(HttpMethod.Post, "v0.4/traces") { Content = new ByteArrayContent(Payloads.Empty) };
        request.Content.Headers.ContentType = new("application/msgpack");
        request.Content.Headers.ContentEncoding.Add("gzip");
        using HttpResponseMessage response = await Client.SendAsync(request);

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
    }

    [Theory]
    [InlineData("cross-site", 403)]
    [InlineData("same-site", 200)]
    public async Task CrossSiteRequest_IsForbidden(string site, int status)
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.Empty, headers: ("Sec-Fetch-Site", site));

        Assert.Equal(status, (int)response.StatusCode);
        if (status == 403) Assert.Equal("cross-site request rejected\n", await response.TextAsync());
    }

    [Fact]
    public async Task FiftyPostsAtOnce_AreAllKept()
    {
        await Task.WhenAll(Enumerable.Range(0, 50).Select(async number =>
        {
            byte[] body = [.. Payloads.Empty, .. Encoding.ASCII.GetBytes($"#{number}"), .. new byte[100_000]];
            using HttpResponseMessage response = await Client.PostTracesAsync(body, chunked: number % 2 == 0);
            Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        }));

        Assert.Equal(
            Enumerable.Range(0, 50).Select(static number => $"#{number}").Order(),
            Server.Requests.Select(static request => Encoding.ASCII.GetString(request.Body.Span[1..4]).TrimEnd('\0')).Order());
    }
}
