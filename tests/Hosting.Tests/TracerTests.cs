using System.Diagnostics;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using SpanPack.Hosting.Tests.Support;
using SpanPack.Tracing;
using SpanPack.Tracing.Configuration;

namespace SpanPack.Hosting.Tests;

/// <summary>The tracer of a host: its spans are of the same traces as activities, and go where these go.</summary>
[Collection(OneAtATime.Name)]
public sealed class TracerTests
{
    private static readonly ActivitySource s_source = new("SpanPack.Hosting.Tests.Tracer");

    [Fact]
    public async Task TheTracerOfTheServices_SendsWithTheHost()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url, settings: "DD_SERVICE=orders");
        await host.StartAsync();
        ITracer tracer = host.Services.GetRequiredService<ITracer>();
        Assert.Same(tracer, host.Services.GetRequiredService<Tracer>());
        using (s_source.StartActivity("request"))
        using (IScope scope = tracer.StartActive("work"))
        using (s_source.StartActivity("query"))
        {
            Assert.Equal("orders", scope.Span.ServiceName);
        }

        await host.StopAsync();
        Span[] spans = ReceivedSpans.Of(agent);
        Assert.Equal(["query", "work", "request"], spans.Select(static span => span.Resource));
        Assert.Single(spans.Select(static span => span.TraceId).Distinct());
        Assert.Equal([spans[1].SpanId, spans[2].SpanId, 0ul], spans.Select(static span => span.ParentId));
    }

    [Fact]
    public async Task TheInstance_IsTheHosts_WhileItRuns()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using (IHost host = TestHost.Build(agent.Url, settings: "DD_SERVICE=orders"))
        {
            await host.StartAsync();
            Assert.Equal("orders", Tracer.Instance.DefaultServiceName);
            Tracer.Instance.StartActive("job").Dispose();
            await host.StopAsync();
        }

        Assert.Equal("job", Assert.Single(ReceivedSpans.Of(agent)).Name);
        Assert.NotEqual("orders", Tracer.Instance.DefaultServiceName);
        Tracer.Configure(new TracerSettings { TraceEnabled = false }); // the one of its own listens no more: other tests have hosts
    }

    [Fact]
    public async Task ATracerOfItsOwn_IsJoinedByAHostThatBegins()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync(), agentOfHost = await DevAgentServer.StartAsync();
        Tracer.Configure(new TracerSettings { ServiceName = "early", AgentUri = agent.Url });
        using IScope early = Tracer.Instance.StartActive("early");
        using (IHost host = TestHost.Build(agentOfHost.Url))
        {
            await host.StartAsync();
            using (s_source.StartActivity("request")) { }
            early.Close();
            await host.StopAsync();
        }

        Tracer.Configure(new TracerSettings { TraceEnabled = false });
        Assert.Equal("request", Assert.Single(ReceivedSpans.Of(agentOfHost)).Resource); // once
        await Wait.UntilAsync(() => ReceivedSpans.Of(agent).Length == 1, "the span that began before is sent where it began");
    }

    [Fact]
    public async Task Disabled_TheTracerMakesSpansThatGoNowhere()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        using IHost host = TestHost.Build(agent.Url, settings: "DD_TRACE_ENABLED=false");
        await host.StartAsync();
        using (IScope scope = host.Services.GetRequiredService<ITracer>().StartActive("work")) Assert.NotEqual(0ul, scope.Span.SpanId);
        await host.StopAsync();

        Assert.Empty(ReceivedSpans.Of(agent));
    }

    [Fact]
    public async Task TheInstance_SendsNothing_WhileAHostIsDisabled_AndNoOtherIsTraced()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        Tracer.Configure(new TracerSettings { ServiceName = "early", AgentUri = agent.Url });
        using (IHost disabled = TestHost.Build(agent.Url, settings: ["DD_SERVICE=off", "Datadog:IsEnabled=false"]))
        {
            await disabled.StartAsync();
            Tracer.Instance.StartActive("of the disabled host").Dispose();
            Assert.Equal("off", Tracer.Instance.DefaultServiceName);
            Assert.False(Tracer.Instance.Settings.TraceEnabled);
            using (IHost traced = TestHost.Build(agent.Url, settings: "DD_SERVICE=orders"))
            {
                await traced.StartAsync();
                using IHost late = TestHost.Build(agent.Url, settings: "Datadog:IsEnabled=false");
                await late.StartAsync();
                Tracer.Instance.StartActive("of the traced host").Dispose();
                await traced.StopAsync();
            }

            Tracer.Instance.StartActive("of the disabled host again").Dispose();
            await Tracer.Instance.ForceFlushAsync().InTime();
        }

        Assert.Equal("early", Tracer.Instance.DefaultServiceName);
        Tracer.Configure(new TracerSettings { TraceEnabled = false });
        Assert.Equal(["of the traced host"], ReceivedSpans.Of(agent).Select(static span => span.Name));
    }
}
