using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using SpanPack.Hosting.Tests.Support;

namespace SpanPack.Hosting.Tests;

/// <summary>Handlers keep the propagator that is current when they are made: at the top of a program, before its host starts.</summary>
[Collection(OneAtATime.Name)]
public sealed class PropagatorTests
{
    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests.Propagator");
    private static readonly Uri s_nobody = new("http://127.0.0.1:1");

    [Fact]
    public async Task AHandlerThatWasMadeBeforeTheHostStarted_SendsPriorityOriginAndTags()
    {
        IHost host = TestHost.Build(s_nobody);
        using var handler = new SocketsHttpHandler();
        await host.StartAsync();
        Dictionary<string, string> headers = Send(handler);
        await host.StopAsync();
        host.Dispose();

        Assert.Equal("1", headers["x-datadog-sampling-priority"]);
        Assert.Contains("_dd.p.dm=", headers["x-datadog-tags"], StringComparison.Ordinal);
        Assert.Contains("dd=s:1", headers["tracestate"], StringComparison.Ordinal);
    }

    [Fact]
    public async Task AfterTheLastHost_TheHandlerDoesWhatItDidBefore_AndWithTheNextHostAllAgain()
    {
        DistributedContextPropagator before = DistributedContextPropagator.Current;
        using IHost first = TestHost.Build(s_nobody), second = TestHost.Build(s_nobody);
        using var handler = new SocketsHttpHandler();
        await first.StartAsync();
        await second.StartAsync();
        await first.StopAsync();
        Assert.Contains("x-datadog-sampling-priority", Send(handler).Keys);
        await second.StopAsync();
        Assert.DoesNotContain("x-datadog-sampling-priority", Send(handler).Keys);
        Assert.Same(before, DistributedContextPropagator.Current);

        using IHost third = TestHost.Build(s_nobody);
        await third.StartAsync();
        Assert.Contains("x-datadog-sampling-priority", Send(handler).Keys);
        await third.StopAsync();
        Assert.Same(before, DistributedContextPropagator.Current);
    }

    [Fact]
    public void AHostThatNeverStarted_GivesItBack()
    {
        DistributedContextPropagator before = DistributedContextPropagator.Current;
        using (IHost host = TestHost.Build(s_nobody)) Assert.NotSame(before, DistributedContextPropagator.Current);

        Assert.Same(before, DistributedContextPropagator.Current);
    }

    [Theory]
    [InlineData("DD_TRACE_ENABLED=false")]
    [InlineData("Datadog:SetsPropagator=false")]
    public async Task WhereNoneIsWanted_ItIsGivenBack_WhenTheHostStarts(string setting)
    {
        DistributedContextPropagator before = DistributedContextPropagator.Current;
        using IHost host = TestHost.Build(s_nobody, settings: setting);
        using var handler = new SocketsHttpHandler();
        Assert.NotSame(before, DistributedContextPropagator.Current);
        await host.StartAsync();

        Assert.Same(before, DistributedContextPropagator.Current);
        Assert.DoesNotContain("x-datadog-trace-id", Send(handler).Keys);
    }

    [Fact]
    public void WhereTheEnvironmentTurnsTracingOff_NothingIsSet()
    {
        DistributedContextPropagator before = DistributedContextPropagator.Current;
        Environment.SetEnvironmentVariable("DD_TRACE_ENABLED", "false");
        try
        {
            new ServiceCollection().AddDatadogTracing();
        }
        finally
        {
            Environment.SetEnvironmentVariable("DD_TRACE_ENABLED", null);
        }

        Assert.Same(before, DistributedContextPropagator.Current);
    }

    [Fact]
    public async Task APropagatorThatTheProgramSetsLater_Stays()
    {
        DistributedContextPropagator before =
            DistributedContextPropagator.Current, own = DistributedContextPropagator.CreateNoOutputPropagator();
        using IHost host = TestHost.Build(s_nobody);
        await host.StartAsync();
        try
        {
            DistributedContextPropagator.Current = own;
            await host.StopAsync();
            Assert.Same(own, DistributedContextPropagator.Current);
        }
        finally
        {
            DistributedContextPropagator.Current = before;
        }
    }

    [Fact]
    public async Task APropagatorOfTheProgramAroundIt_AsksItOnce_DuringHostsAndAfterThem()
    {
        DistributedContextPropagator before = DistributedContextPropagator.Current;
        try
        {
            using IHost first = TestHost.Build(s_nobody), second = TestHost.Build(s_nobody);
            var around = new SurroundingPropagator(DistributedContextPropagator.Current);
            DistributedContextPropagator.Current = around;
            using var handler = new SocketsHttpHandler();
            foreach (IHost host in (IHost[])[first, second])
            {
                await host.StartAsync();
                using var later = new SocketsHttpHandler();
                Assert.Contains("x-datadog-sampling-priority", Send(handler).Keys);
                await host.StopAsync();
                if (host == second) Assert.Same(around, DistributedContextPropagator.Current);
                Assert.Contains("traceparent", Send(later).Keys);
            }

            Assert.Equal(["traceparent"], Send(handler).Keys);
        }
        finally
        {
            DistributedContextPropagator.Current = before;
        }
    }

    private static Dictionary<string, string> Send(SocketsHttpHandler handler)
    {
        using Activity call = s_source.StartActivity("call", ActivityKind.Client) ?? new Activity("call").Start();
        var headers = new Dictionary<string, string>();
        handler.ActivityHeadersPropagator!.Inject(call, headers,
            static (carrier, name, value) => ((Dictionary<string, string>)carrier!)[name] = value);
        return headers;
    }
}
