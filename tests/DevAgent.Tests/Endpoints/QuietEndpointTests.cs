using System.Net;
using System.Text.Json;

namespace SpanPack.DevAgent.Tests;

/// <summary>Paths without traces that real tracers send to.</summary>
public class QuietEndpointTests : AgentTest
{
    private const int Limit = 1000;

    private protected override DevAgentOptions Options
        => new() { Behavior = new() { MaxRequestBytes = Limit }, ReadTimeout = TimeSpan.FromMilliseconds(400) };

    [Theory]
    [InlineData("v0.6/stats", "")]
    [InlineData("v0.7/config", "{}")]
    [InlineData("v0.1/pipeline_stats", "{}")]
    [InlineData("evp_proxy/v2/api/v2/citestcycle", "{}")]
    [InlineData("debugger/v1/input", "{}")]
    [InlineData("debugger/v1/diagnostics?ddtags=a", "{}")]
    [InlineData("symdb/v1/input", "{}")]
    [InlineData("profiling/v1/input", "{}")]
    [InlineData("dogstatsd/v2/proxy", "{}")]
    [InlineData("tracer_flare/v1", "{}")]
    [InlineData("v0.4/services", "OK\n")]
    public async Task Request_IsTakenAndKept(string path, string answer)
    {
        using HttpResponseMessage response = await Client.PostTracesAsync([0xC1], "application/json", path: path);

        Assert.Equal((HttpStatusCode.OK, answer), (response.StatusCode, await response.TextAsync()));
        Assert.Equal("7.85.1", response.Headers.Value("Datadog-Agent-Version"));
        Assert.NotNull(response.Headers.Value("Datadog-Agent-State"));
        ReceivedRequest request = Assert.Single(Server.Requests);
        Assert.Equal(("/" + path.Split('?')[0], 1, null, null), (request.Path, request.Body.Length, request.Refusal, request.Payload));
    }

    [Theory]
    [InlineData("v0.6/stats", 400)]
    [InlineData("profiling/v1/input", 413)]
    public async Task BodyOverTheLimit_IsRefused(string path, int status)
    {
        using HttpResponseMessage response = await Client.PostTracesAsync(new byte[Limit + 1], path: path);

        Assert.Equal(status, (int)response.StatusCode);
        Assert.Equal("payload-too-large", Assert.Single(Server.Requests).Refusal);
    }

    [Fact]
    public async Task BodyThatDoesNotCome_IsRefused()
    {
        using RawClient client = await RawClient.ConnectAsync(Server);
        await client.SendAsync("POST /v0.6/stats HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nab");

        Assert.StartsWith("HTTP/1.1 408 ", await client.ReadUntilAsync("timeout\n"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task Info_DoesNotAskForThem()
    {
        using JsonDocument info = JsonDocument.Parse(await Client.GetByteArrayAsync("info"));

        Assert.All(info.RootElement.GetProperty("endpoints").EnumerateArray(),
            static path => Assert.Null(QuietRoute.Find(path.GetString()!)));
    }
}
