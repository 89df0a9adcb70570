using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using SpanPack.Hosting.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>Tracing begins before all other services of a host, and ends after them.</summary>
[Collection(OneAtATime.Name)]
public sealed class LifetimeTests
{
    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests");

    [Fact]
    public async Task AWorker_IsTracedFromItsConstructor_ToItsEnd()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        // the line comes last
        using IHost host =
            TestHost.BuildByHand(agent.Url, static builder => builder.Services.AddHostedService<Worker>().AddDatadogTracing());
        await host.StartAsync();
        await host.StopAsync();

        Assert.Equal(["made", "started", "stopped"],
            ReceivedSpans.Of(agent).Select(static span => span.Resource).Order(StringComparer.Ordinal));
        Assert.All(ReceivedSpans.Of(agent), static span => Assert.Equal("worker", span.Service));
    }

    [Fact]
    public async Task ItsEnd_SendsWhatIsLeft_AndGivesThePropagatorBack()
    {
        var before = DistributedContextPropagator.Current;
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using (IHost host = TestHost.Build(agent.Url))
        {
            await host.StartAsync();
            Assert.NotSame(before, DistributedContextPropagator.Current);
            Assert.Same(DistributedContextPropagator.Current, host.Services.GetRequiredService<DistributedContextPropagator>());
            s_source.StartActivity("at the end")?.Dispose();
            await host.StopAsync();
            Assert.Null(s_source.StartActivity("after the host"));
        }

        Assert.Equal("at the end", Assert.Single(ReceivedSpans.Of(agent)).Resource);
        Assert.Same(before, DistributedContextPropagator.Current);
        Assert.Null(s_source.StartActivity("nobody listens"));
    }

    [Fact]
    public async Task AHostThatFailsToBegin_LeavesNothingRunning()
    {
        var before = DistributedContextPropagator.Current;
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using (IHost host = TestHost.Build(agent.Url, static builder => builder.Services.AddSingleton<ITracingPart>(new FailingPart())))
            await Assert.ThrowsAsync<NotSupportedException>(() => host.StartAsync());

        Assert.Null(s_source.StartActivity("nobody listens"));
        Assert.Same(before, DistributedContextPropagator.Current);
        using IHost next = TestHost.Build(agent.Url, settings: "DD_SERVICE=next");
        await next.StartAsync();
        s_source.StartActivity("work")?.Dispose();
        await next.StopAsync();
        Assert.Equal("next", Assert.Single(ReceivedSpans.Of(agent)).Service);
    }

    [Fact]
    public async Task Disabled_ItListensToNothing_AndSendsNothing()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url, settings: "DD_TRACE_ENABLED=0");
        await host.StartAsync();
        Assert.Null(s_source.StartActivity("nobody listens"));
        await host.StopAsync();

        Assert.Empty(agent.Requests);
        Assert.False(host.Services.GetRequiredService<ActivityTraceCollector>().IsEnabled);
    }

    [Fact]
    public async Task TwoLines_AreAsGoodAsOne()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host =
            TestHost.Build(agent.Url, static builder => builder.Services.AddDatadogTracing(static options => options.Service = "second"));
        await host.StartAsync();
        s_source.StartActivity("once")?.Dispose();
        await host.StopAsync();

        Assert.Equal("second", Assert.Single(ReceivedSpans.Of(agent)).Service);
        Assert.Single(host.Services.GetServices<IHostedService>());
        Assert.Single(host.Services.GetServices<ActivityTraceCollector>());
    }

    [Fact]
    public async Task ASecondHostOfTheProcess_SendsNothingTwice()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url), other = TestHost.Build(agent.Url);
        await host.StartAsync();
        await other.StartAsync();
        s_source.StartActivity("once")?.Dispose();
        await other.StopAsync();
        await host.StopAsync();

        Assert.Single(ReceivedSpans.Of(agent));
    }

    [Fact]
    public async Task OptionsThatCannotBe_EndTheStart_AndLeaveThePlaceToOthers()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost wrong = TestHost.Build(agent.Url,
            static builder =>
                builder.Services.AddDatadogTracing(static options => options.Traces = options.Traces with { PartialFlushSpans = 0 }));
        await Assert.ThrowsAsync<ArgumentOutOfRangeException>(() => wrong.StartAsync());
        using IHost host = TestHost.Build(agent.Url);
        await host.StartAsync();
        s_source.StartActivity("once")?.Dispose();
        await host.StopAsync();

        Assert.Single(ReceivedSpans.Of(agent));
    }

    private sealed class FailingPart : ITracingPart
    {
        public IDisposable Begin(ActivityTraceCollector collector) => throw new NotSupportedException();
    }

    private sealed class Worker : IHostedService
    {
        public Worker() => s_source.StartActivity("made")?.Dispose();

        public Task StartAsync(CancellationToken cancellationToken)
        {
            s_source.StartActivity("started")?.Dispose();
            return Task.CompletedTask;
        }

        public Task StopAsync(CancellationToken cancellationToken)
        {
            s_source.StartActivity("stopped")?.Dispose();
            return Task.CompletedTask;
        }
    }
}
