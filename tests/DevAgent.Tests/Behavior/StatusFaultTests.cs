using System.Net;

namespace SpanPack.DevAgent.Tests;

/// <summary>Statuses that the server was told to answer with.</summary>
public class StatusFaultTests : AgentTest
{
    [Theory]
    [InlineData(400, "told to answer with 400\n")]
    [InlineData(404, "404 page not found\n")]
    [InlineData(408, "timeout\n")]
    [InlineData(413, "payload-too-large\n")]
    [InlineData(429, "told to answer with 429\n")]
    [InlineData(503, "told to answer with 503\n")]
    public async Task Payload_IsRefusedAndKept(int status, string text)
    {
        Server.Behavior = new() { Faults = [DevAgentFault.Answer(status)] };
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.OneSpan);

        Assert.Equal((status, text), ((int)response.StatusCode, await response.TextAsync()));
        Assert.Equal(status == 404, response.Headers.Value("Datadog-Agent-State") is null);
        Assert.Equal(status is 408 or 413, response.Headers.ConnectionClose == true);
        ReceivedRequest request = Assert.Single(Server.Requests);
        Assert.Equal((status, false, true, TraceFormat.V04), (request.Status, request.IsAccepted, request.IsBodyComplete, request.Format));
        Assert.Equal(DevAgentFault.Answer(status), request.Fault);
        Assert.Equal(text, request.Refusal + "\n");
        Assert.Equal(Payloads.OneSpan, request.Body.ToArray());
    }

    [Fact]
    public async Task Every_CountsTraceRequestsSinceItWasTold()
    {
        for (int round = 0; round < 2; round++)
        {
            Server.Behavior = new() { Faults = [DevAgentFault.Answer(503, every: 2), DevAgentFault.Answer(429, every: 3)] };
            var statuses = new List<int>();
            for (int i = 0; i < 6; i++)
            {
                using HttpResponseMessage info = await Client.GetAsync("info");
                using HttpResponseMessage stats = await Client.PostTracesAsync(Payloads.Empty, path: "v0.6/stats");
                using HttpResponseMessage traces = await Client.PostTracesAsync(Payloads.Empty);
                Assert.Equal((HttpStatusCode.OK, HttpStatusCode.OK), (info.StatusCode, stats.StatusCode));
                statuses.Add((int)traces.StatusCode);
            }

            Assert.Equal([200, 503, 429, 503, 200, 503], statuses);
        }
    }

    [Fact]
    public async Task Every_HoldsForPostsAtOnce()
    {
        Server.Behavior = new() { Faults = [DevAgentFault.Answer(503, every: 5)] };
        await Task.WhenAll(Enumerable.Range(0, 50).Select(async _ => (await Client.PostTracesAsync(Payloads.OneSpan)).Dispose()));

        Assert.Equal((40, 10),
            (Server.Requests.Count(static request => request.IsAccepted), Server.Requests.Count(static request => request.Status == 503)));
    }

    [Fact]
    public async Task RefusedServices_GetNoRate()
    {
        Server.Behavior = new() { Faults = [DevAgentFault.Answer(503)] };
        (await Client.PostTracesAsync(Payloads.OneSpan)).Dispose();
        Server.Behavior = new();
        using HttpResponseMessage response = await Client.PostTracesAsync(Payloads.Empty);

        Assert.Equal("{\"rate_by_service\":{\"service:,env:\":1}}\n", await response.TextAsync());
        Assert.Null(Server.Requests[1].Fault);
    }

    [Fact]
    public async Task Usual_IsNoFault()
    {
        (await Client.PostTracesAsync([0xC1])).Dispose();

        Assert.Equal((400, null), (Server.Requests[0].Status, Server.Requests[0].Fault));
    }

    [Theory]
    [InlineData(399, 1)]
    [InlineData(600, 1)]
    [InlineData(503, 0)]
    public void OutOfRange_IsRefused(int status, int every)
        => Assert.Throws<ArgumentOutOfRangeException>(() => DevAgentFault.Answer(status, every));

    [Theory]
    [InlineData(DevAgentFaultKind.Status, 1)]
    [InlineData((DevAgentFaultKind)6, 1)]
    [InlineData(DevAgentFaultKind.Hang, 0)]
    public void KindOutOfRange_IsRefused(DevAgentFaultKind kind, int every)
        => Assert.Throws<ArgumentOutOfRangeException>(() => new DevAgentFault(kind, every));
}
