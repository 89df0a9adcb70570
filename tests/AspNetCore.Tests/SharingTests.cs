using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests;

/// <summary>Several web applications of one process, as tests with <c>WebApplicationFactory</c> have them.</summary>
[Collection(OneAtATime.Name)]
public sealed class SharingTests
{
    private static readonly ActivitySource s_source = new("SpanPack.AspNetCore.Tests.Sharing");

    [Theory]
    [InlineData(true)]
    [InlineData(false)] // disposed of, and never stopped
    public async Task OneAfterTheOther_EachReachesItsOwnAgent(bool isStopped)
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync(), agentOfOther = await DevAgentServer.StartAsync();
        await RunAsync("orders", agent, isStopped);
        await RunAsync("mail", agentOfOther, isStopped);

        Assert.Null(s_source.StartActivity("nobody listens"));
        Assert.Equal([("orders", "GET /orders/{id}", 200d)], Sent(agent));
        Assert.Equal([("mail", "GET /mail/{id}", 200d)], Sent(agentOfOther));
    }

    [Fact]
    public async Task AtTheSameTime_TheyShareOneCollector_AndEachRequestIsCompletedOnce()
    {
        await using TracedApp first = await StartAsync("orders", null), second = await StartAsync("mail", null);
        await RawRequest.GetAsync(first.Url, "/orders/1");
        await RawRequest.GetAsync(second.Url, "/mail/1");
        await first.StopAsync();
        await RawRequest.GetAsync(second.Url, "/mail/2"); // the first has stopped: what both share goes on
        Assert.Empty(await second.StopAsync());

        Assert.Null(s_source.StartActivity("nobody listens"));
        Assert.Equal([("orders", "GET /orders/{id}", 200d), ("orders", "GET /mail/{id}", 200d), ("orders", "GET /mail/{id}", 200d)],
            Sent(first.Agent));
    }

    private static async Task RunAsync(string service, DevAgentServer agent, bool isStopped)
    {
        await using TracedApp app = await StartAsync(service, agent);
        await RawRequest.GetAsync(app.Url, $"/{service}/1");
        if (isStopped) await app.StopAsync();
    }

    private static Task<TracedApp> StartAsync(string service, DevAgentServer? agent)
        => TracedApp.StartAsync(app => app.MapGet($"/{service}/{{id}}", static (int id) => id), builder =>
        {
            builder.Configuration["DD_SERVICE"] = service;
            if (agent is not null) builder.Configuration["DD_TRACE_AGENT_URL"] = agent.Url.ToString();
        });

    private static (string? Service, string? Resource, double? Status)[] Sent(DevAgentServer agent)
        => [.. ReceivedSpans.Of(agent).Select(static span => (span.Service, span.Resource, span.GetMetric("http.status_code")))];
}
