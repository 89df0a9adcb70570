using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using SpanPack.Hosting.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>Several traced hosts of one process.</summary>
[Collection(OneAtATime.Name)]
public sealed class SharingTests
{
    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests.Sharing");

    [Fact]
    public async Task HostsOneAfterTheOther_ReachTheirOwnAgents()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync(), agentOfOther = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url, settings: "DD_SERVICE=orders"),
        other = TestHost.Build(agentOfOther.Url, settings: "DD_SERVICE=mail");
        await RunAsync(host, "first");
        await RunAsync(other, "second"); // before the first is disposed of

        Assert.Equal([("orders", "first")], Sent(agent));
        Assert.Equal([("mail", "second")], Sent(agentOfOther));
    }

    [Fact]
    public async Task HostsAtTheSameTime_ShareOneCollector_UntilTheLastHasStopped()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url), other = TestHost.Build(agent.Url);
        await host.StartAsync();
        await other.StartAsync();
        Assert.True(other.Services.GetRequiredService<ActivityTraceCollector>().IsEnabled);
        s_source.StartActivity("both")?.Dispose();
        await host.StopAsync();
        host.Dispose();
        s_source.StartActivity("the second")?.Dispose();
        await other.StopAsync();

        Assert.Null(s_source.StartActivity("nobody listens"));
        Assert.Equal(["both", "the second"], Sent(agent).Select(static span => span.Name));
    }

    [Fact]
    public async Task ServicesOfASecondHost_EndNothing()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url);
        await host.StartAsync();
        using (IHost other = TestHost.Build(agent.Url))
        {
            await other.StartAsync();
            using Activity activity = s_source.StartActivity("by hand")!;
            Assert.True(other.Services.GetRequiredService<ActivityTraceCollector>().SetSamplingPriority(activity,
                SamplingPriority.UserKeep));
        }

        await RunAsync(host, "goes on", isStarted: true);
        Assert.Equal(["by hand", "goes on"], Sent(agent).Select(static span => span.Name));
    }

    private static async Task RunAsync(IHost host, string name, bool isStarted = false)
    {
        if (!isStarted) await host.StartAsync();
        s_source.StartActivity(name)?.Dispose();
        await host.StopAsync();
    }

    private static (string? Service, string? Name)[] Sent(DevAgentServer agent)
        => [.. ReceivedSpans.Of(agent).Select(static span => (span.Service, span.Resource))];
}
