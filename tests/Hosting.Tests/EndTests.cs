using System.Diagnostics;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using SpanPack.Hosting.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>
/// A host ends as soon as it can, whatever the agent does. Where nothing is waited for, limits are an hour: the tests hang if something is.
/// </summary>
[Collection(OneAtATime.Name)]
public sealed class EndTests
{
    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests.Ends");

    [Fact]
    public async Task WithoutAnAgent_NothingIsWaitedFor()
    {
        IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"), TakeAnHour);
        await host.StartAsync();
        s_source.StartActivity("lost")?.Dispose();

        await host.StopAsync().InTime();
        await Task.Run(host.Dispose).InTime();
    }

    [Fact]
    public async Task AnAgentThatHangs_IsWaitedFor_AsLongAsTheHostSays()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync(
            new DevAgentOptions { Behavior = new DevAgentBehavior { Faults = [new DevAgentFault(DevAgentFaultKind.Hang)] } });
        IHost host = TestHost.Build(agent.Url, TakeAnHour);
        await host.StartAsync();
        s_source.StartActivity("held")?.Dispose();
        using var limit = new CancellationTokenSource();
        Task stop = host.StopAsync(limit.Token);
        await Wait.UntilAsync(() => agent.Requests.Any(static request => request.Path.EndsWith("/traces", StringComparison.Ordinal)),
            "the agent hangs");
        Assert.False(stop.IsCompleted);
        await limit.CancelAsync();

        await stop.InTime();
        await agent.DisposeAsync(); // else the end of the writer would wait, too
        await Task.Run(host.Dispose).InTime();
    }

    [Fact]
    public async Task WhatIsDisabled_DoesNothingAtTheEnd()
    {
        using IHost host = TestHost.Build(new Uri("http://127.0.0.1:1"),
            static builder => builder.Services.AddDatadogTracing(static options => options.Writer = options.Writer with { MaxStripes = 0 }),
            "DD_TRACE_ENABLED=0");
        await host.StartAsync();

        await host.StopAsync(); // a writer with these options cannot be made
    }

    [Fact]
    public async Task ServicesWithoutAHost_EndTheSameWay()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        IConfiguration configuration = new ConfigurationBuilder().AddInMemoryCollection([TestHost.Pair($"DD_TRACE_AGENT_URL={agent.Url}")])
            .Build();
        for (int i = 0; i < 2; i++)
        {
            using ServiceProvider services = new ServiceCollection().AddSingleton(configuration).AddDatadogTracing().BuildServiceProvider();
            Assert.True(services.GetRequiredService<ActivityTraceCollector>().IsEnabled);
            s_source.StartActivity("once")?.Dispose();
        }

        Assert.Equal(2, ReceivedSpans.Of(agent).Length);
        Assert.Null(s_source.StartActivity("nobody listens"));
    }

    private static void TakeAnHour(HostApplicationBuilder builder)
    {
        builder.Services.Configure<HostOptions>(static options => options.ShutdownTimeout = TimeSpan.FromHours(1));
        builder.Services.AddDatadogTracing(static options =>
            options.Writer = options.Writer with { ShutdownTimeout = TimeSpan.FromHours(1) });
    }
}
