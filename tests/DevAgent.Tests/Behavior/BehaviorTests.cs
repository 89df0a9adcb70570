using System.Net;
using System.Security.Cryptography;
using System.Text.Json;

namespace SpanPack.DevAgent.Tests;

/// <summary>What the server says of itself, and when it answers, changed while it runs.</summary>
public class BehaviorTests : AgentTest
{
    [Fact]
    public async Task Info_FollowsAndSoDoesItsHash()
    {
        DevAgentBehavior[] behaviors =
        [
            Server.Behavior, new() { AgentVersion = "7.60.1" }, new() { SpanEvents = false }, new() { SpanMetaStructs = false },
            new() { ClientDropP0s = true }, new() { MaxRequestBytes = 1000 },
            new() { Endpoints = ["/v0.4/traces", "/v9/x"] },
        ];
        var states = new HashSet<string>();
        foreach (DevAgentBehavior behavior in behaviors)
        {
            Server.Behavior = behavior;
            byte[] info = await Client.GetByteArrayAsync("info");
            using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.Empty);
            JsonElement root = JsonDocument.Parse(info).RootElement;

            Assert.Equal(behavior.AgentVersion, root.GetProperty("version").GetString());
            Assert.Equal(behavior.AgentVersion, response.Headers.Value("Datadog-Agent-Version"));
            Assert.Equal(
                (behavior.SpanEvents, behavior.SpanMetaStructs, behavior.ClientDropP0s),
                (root.GetProperty("span_events").GetBoolean(), root.GetProperty("span_meta_structs").GetBoolean(),
                    root.GetProperty("client_drop_p0s").GetBoolean()));
            Assert.Equal(behavior.MaxRequestBytes, root.GetProperty("config").GetProperty("max_request_bytes").GetInt32());
            Assert.Equal(
                behavior.Endpoints
                    ?? ["/v0.4/traces", "/v0.5/traces", "/v0.7/traces", "/v1.0/traces", "/telemetry/proxy/"],
                        root.GetProperty("endpoints").EnumerateArray().Select(static path => path.GetString()));
            string state = response.Headers.Value("Datadog-Agent-State")!;
            Assert.Equal(Convert.ToHexStringLower(SHA256.HashData(info)), state);
            Assert.True(states.Add(state));
        }
    }

    [Fact]
    public async Task State_IsLeftOut()
    {
        Server.Behavior = new() { SendsState = false };
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.Empty);

        Assert.Null(response.Headers.Value("Datadog-Agent-State"));
        Assert.NotNull(response.Headers.Value("Datadog-Agent-Version"));
    }

    [Fact]
    public async Task FormatThatIsNotServed_IsNotListedNorFoundNorCounted()
    {
        Server.Behavior = new() { Formats = [TraceFormat.V04, TraceFormat.V05], Faults = [DevAgentFault.Answer(503, every: 2)] };
        using HttpResponseMessage v1 = await Client.PostTracesAsync(Payloads.OneSpanAs(TraceFormat.V1), path: "v1.0/traces");
        using HttpResponseMessage v04 = await Client.PostTracesAsync(Payloads.Empty);
        using JsonDocument info = JsonDocument.Parse(await Client.GetStringAsync("info"));

        Assert.Equal((HttpStatusCode.NotFound, HttpStatusCode.OK), (v1.StatusCode, v04.StatusCode));
        Assert.Equal("404 page not found\n", await v1.TextAsync());
        Assert.Equal(["/v0.4/traces", "/v0.5/traces", "/telemetry/proxy/"],
            info.RootElement.GetProperty("endpoints").EnumerateArray().Select(static path => path.GetString()));
        Assert.Equal((404, TraceFormat.V1, null), (Server.Requests[0].Status, Server.Requests[0].Format, Server.Requests[0].Fault));
    }

    [Fact]
    public async Task Limit_HoldsFromNowOn()
    {
        Server.Behavior = new() { MaxRequestBytes = 10 };
        using HttpResponseMessage refused = await Client.PostTracesAsync(Payloads.OneSpan);
        Server.Behavior = new();
        using HttpResponseMessage accepted = await Client.PostTracesAsync(Payloads.OneSpan);

        Assert.Equal((HttpStatusCode.RequestEntityTooLarge, HttpStatusCode.OK), (refused.StatusCode, accepted.StatusCode));
    }

    [Fact]
    public async Task Rates_KeepTheirVersion()
    {
        using HttpResponseMessage first = await Client.PostTracesAsync(Payloads.OneSpan, headers: ("Datadog-Rates-Payload-Version", "x"));
        Server.Behavior = new() { AgentVersion = "7.60.1" };
        using HttpResponseMessage second = await Client.PostTracesAsync(
            Payloads.Empty, headers: ("Datadog-Rates-Payload-Version", first.Headers.Value("Datadog-Rates-Payload-Version")!));

        Assert.Equal("{}", await second.TextAsync());
    }

    [Fact]
    public async Task DelayedAnswer_ComesLaterAndTheRequestIsKeptAtOnce()
    {
        Server.Behavior = new() { Delay = TimeSpan.FromHours(1) };
        Task<HttpResponseMessage> delayed = Client.PostTracesAsync(Payloads.OneSpan);
        Assert.Equal(200, (await Server.WaitForRequestAsync(timeout: Timeout.InfiniteTimeSpan).InTime()).Status);
        Server.Behavior = new() { Delay = TimeSpan.FromMilliseconds(20) };
        using HttpResponseMessage other = await Client.PostTracesAsync(Payloads.OneSpan);

        Assert.Equal(HttpStatusCode.OK, other.StatusCode);
        Assert.False(delayed.IsCompleted);
        await Server.DisposeAsync().InTime();
        await Assert.ThrowsAsync<HttpRequestException>(() => delayed);
    }

    [Fact]
    public void OutOfRange_IsRefusedAndChangesNothing()
    {
        DevAgentBehavior before = Server.Behavior;
        DevAgentBehavior[] wrong =
        [
            new() { Delay = TimeSpan.FromTicks(-1) }, new() { Delay = TimeSpan.FromHours(1.1) }, new() { MaxRequestBytes = 0 },
            new() { AgentVersion = "" }, new() { AgentVersion = "7 1" },
            new() { Formats = [(TraceFormat)99] },
        ];

        foreach (DevAgentBehavior behavior in wrong) Assert.Throws<ArgumentOutOfRangeException>(() => Server.Behavior = behavior);
        Assert.Same(before, Server.Behavior);
    }

    [Fact]
    public void Text_SaysWhatIsUnusual()
    {
        Assert.Equal("7.85.1", new DevAgentBehavior().ToString());
        Assert.Equal(
            "7.60.1, after 00:00:02, faults: 503, every 2; Hang",
            new DevAgentBehavior
            {
                AgentVersion = "7.60.1", Delay = TimeSpan.FromSeconds(2),
                Faults = [DevAgentFault.Answer(503, every: 2), new(DevAgentFaultKind.Hang)]
            }.ToString());
    }
}
