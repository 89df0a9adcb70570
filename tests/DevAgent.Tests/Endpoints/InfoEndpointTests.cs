using System.Net;
using System.Security.Cryptography;
using System.Text.Json;

namespace SpanPack.DevAgent.Tests;

public class InfoEndpointTests : AgentTest
{
    private protected override DevAgentOptions Options
        => new() { Behavior = new() { MaxRequestBytes = 1234, AgentVersion = "7.1.2" }, DefaultEnvironment = "dev" };

    [Fact]
    public async Task Info_SaysWhatIsServed()
    {
        using HttpResponseMessage response = await Client.GetAsync("info");
        using JsonDocument info = JsonDocument.Parse(await response.TextAsync());
        JsonElement root = info.RootElement;

        Assert.Equal("text/plain; charset=utf-8", response.Content.Headers.ContentType?.ToString());
        Assert.Equal(("7.1.2", string.Empty), (root.GetProperty("version").GetString(), root.GetProperty("git_commit").GetString()));
        Assert.Equal(["/v0.4/traces", "/v0.5/traces", "/v0.7/traces", "/v1.0/traces", "/telemetry/proxy/"],
            root.GetProperty("endpoints").EnumerateArray().Select(static path => path.GetString()));
        Assert.False(root.GetProperty("client_drop_p0s").GetBoolean());
        Assert.All(["span_meta_structs", "long_running_spans", "span_events"], name => Assert.True(root.GetProperty(name).GetBoolean()));
        Assert.Equal(["server", "consumer", "client", "producer"],
            root.GetProperty("span_kinds_stats_computed").EnumerateArray().Select(static kind => kind.GetString()));
        Assert.Contains("peer.service", root.GetProperty("peer_tags").EnumerateArray().Select(static tag => tag.GetString()));
        Assert.Equal(1, root.GetProperty("obfuscation_version").GetInt32());
        JsonElement config = root.GetProperty("config");
        Assert.Equal((1234, Server.Url.Port),
            (config.GetProperty("max_request_bytes").GetInt32(), config.GetProperty("receiver_port").GetInt32()));
        Assert.Equal(("dev", string.Empty),
            (config.GetProperty("default_env").GetString(), config.GetProperty("receiver_socket").GetString()));
    }

    [Theory]
    [InlineData("application/msgpack", HttpStatusCode.OK)]
    [InlineData("text/plain", HttpStatusCode.BadRequest)]
    public async Task TraceAnswers_CarryVersionAndHashOfInfo(string contentType, HttpStatusCode status)
    {
        byte[] info = await Client.GetByteArrayAsync("info");
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.Empty, contentType);

        Assert.Equal(status, response.StatusCode);
        Assert.Equal("7.1.2", response.Headers.Value("Datadog-Agent-Version"));
        Assert.Equal(Convert.ToHexStringLower(SHA256.HashData(info)), response.Headers.Value("Datadog-Agent-State"));
    }

    [Fact]
    public async Task Info_DoesNotCarryItsOwnHash()
    {
        using HttpResponseMessage response = await Client.GetAsync("info");

        Assert.Null(response.Headers.Value("Datadog-Agent-State"));
        Assert.Null(response.Headers.Value("Datadog-Agent-Version"));
    }

    [Fact]
    public async Task Head_HasNoBody()
    {
        using HttpResponseMessage response = await Client.SendAsync(new HttpRequestMessage(HttpMethod.Head, "info"));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal((await Client.GetByteArrayAsync("info")).Length, response.Content.Headers.ContentLength);
    }
}
