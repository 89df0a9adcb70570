using System.Diagnostics;
using SpanPack.Tracing.Configuration;
using SpanPack.Tracing.Tests.Support;

namespace SpanPack.Tracing.Tests.Settings;

/// <summary>The tracer of the process, by itself and with a host.</summary>
public sealed class InstanceTests
{
    [Fact]
    public async Task Configured_ItSends_SpansAndActivities()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        Tracer before = Tracer.Instance;
        Configure(agent, "first");
        Assert.Same(before, Tracer.Instance);
        Assert.Equal(("first", "first", "stage", ""),
            (Tracer.Instance.DefaultServiceName, CorrelationIdentifier.Service, CorrelationIdentifier.Env, CorrelationIdentifier.Version));
        Assert.Equal((0UL, 0UL), (CorrelationIdentifier.TraceId, CorrelationIdentifier.SpanId));
        using var source = new ActivitySource("SpanPack.Tracing.Tests.Instance");
        using (IScope scope = Tracer.Instance.StartActive("outer"))
        {
            Assert.Equal((scope.Span.TraceId, scope.Span.SpanId), (CorrelationIdentifier.TraceId, CorrelationIdentifier.SpanId));
            using Activity activity = source.StartActivity("inner")!;
            Assert.Equal(activity.SpanId.ToHexString(), CorrelationIdentifier.SpanId.ToString("x16"));
        }

        await Tracer.Instance.ForceFlushAsync().InTime();
        Span[] spans = ReceivedSpans.Of(agent);
        Assert.Equal(["Internal", "outer"], spans.Select(static span => span.Name).Order());
        Assert.Equal(spans.Single(static span => span.Name == "outer").SpanId,
            spans.Single(static span => span.Name == "Internal").ParentId);
        Assert.Contains("spans", Tracer.Instance.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ConfiguredAnew_WhatHasBegun_EndsWhereItBegan()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync(), other = await DevAgentServer.StartAsync();
        using var source = new ActivitySource("SpanPack.Tracing.Tests.Anew");
        Configure(agent, "first");
        using (IScope outer = Tracer.Instance.StartActive("outer"))
        {
            Configure(other, "second");
            Assert.Same(outer, Tracer.Instance.ActiveScope);
            using (IScope inner = Tracer.Instance.StartActive("inner")) Assert.Same(inner, Tracer.Instance.ActiveScope);
            Tracer.Instance.StartActive("apart", new SpanCreationSettings { Parent = SpanContext.None }).Dispose();
        }

        using (source.StartActivity("activity")) Assert.Equal("second", Tracer.Instance.DefaultServiceName);
        await Tracer.Instance.ForceFlushAsync().InTime();
        Assert.Equal(["Internal", "apart"], ReceivedSpans.Of(other).Select(static span => span.Name).Order(StringComparer.Ordinal));
        // by the writer that was replaced
        await Wait.UntilAsync(() => ReceivedSpans.Of(agent).Length == 2, "the spans of the first writer");
        Assert.Equal(["inner first", "outer first"], ReceivedSpans.Of(agent).Select(static span => $"{span.Name} {span.Service}").Order());
    }

    [Fact]
    public async Task WhileAHostRuns_ItHasTheHostsCollector()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        Configure(agent, "before");
        await using (TracedProcess host = await TracedProcess.StartAsync())
        {
            using (Tracer.Use(host.Collector))
            {
                Assert.Equal("shop", Tracer.Instance.DefaultServiceName);
                using (Tracer.Use(host.Collector)) Tracer.Instance.StartSpan("two hosts").Finish();
                Tracer.Instance.StartSpan("one host").Finish();
                Configure(agent, "after");
                Assert.Equal("shop", Tracer.Instance.DefaultServiceName);
                using (host.Source.StartActivity("activity")) Assert.NotNull(Tracer.Instance.ActiveScope);
            }

            Assert.Equal(["Internal", "one host", "two hosts"], (await host.SpansAsync()).Keys.Order(StringComparer.Ordinal));
        }

        Assert.Equal("after", Tracer.Instance.DefaultServiceName);
        Tracer.Instance.StartSpan("work").Finish();
        await Tracer.Instance.ForceFlushAsync().InTime();
        Assert.Equal(["work"], ReceivedSpans.Of(agent).Select(static span => span.Name));
    }

    [Fact]
    public async Task WithoutSending_SpansHaveIdsAndParents()
    {
        await using TracedProcess process = await TracedProcess.StartAsync(static options => options with { IsEnabled = false });
        using (IScope outer = process.Tracer.StartActive("outer"))
        {
            Assert.Same(outer, process.Tracer.ActiveScope);
            using IScope inner = process.Tracer.StartActive("inner");
            inner.Span.SetTag("env", "x").SetTag("manual.keep", "1").SetTag("_dd.origin", "o").SetTag("a", "1");
            inner.Span.SetUser(new UserDetails("u") { PropagateId = true });
            Assert.Equal(outer.Span.TraceId, inner.Span.TraceId);
            Assert.Equal(("2", "test", null, "1", "u"),
                (inner.Span.GetTag("sampling.priority"), inner.Span.GetTag("env"), inner.Span.GetTag("_dd.origin"), inner.Span.GetTag("a"),
                    inner.Span.GetTag("usr.id")));
            Assert.Equal(inner.Span.SpanId.ToString(),
                Propagation.HeaderTests.Inject(process, inner.Span.Context)[HttpHeaderNames.ParentId]);
        }

        Assert.Empty(await process.ChunksAsync());
        Assert.False(process.Tracer.Settings.TraceEnabled);
    }

    [Fact]
    public async Task WithoutSending_TheActiveScopeIsTheProgramsOwn_AlsoBelowAnActivity()
    {
        await using TracedProcess process =
            await TracedProcess.StartAsync(static options => options with { IsEnabled = false, IncludedSources = [] });
        using Activity request = new Activity("request").Start(); // as ASP.NET Core makes one for its log
        using (IScope outer = process.Tracer.StartActive("outer"))
        {
            Assert.Same(outer, process.Tracer.ActiveScope);
            using (IScope inner = process.Tracer.StartActive("inner")) Assert.Same(inner, process.Tracer.ActiveScope);
            Assert.Same(outer, process.Tracer.ActiveScope);
        }
    }

    [Fact]
    public async Task SettingsThatCannotBe_ChangeNothing()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        Configure(agent, "good");
        var settings = new TracerSettings { ServiceName = "bad" };
        settings.Activities = settings.Activities with { MaxWait = TimeSpan.Zero };
        Assert.ThrowsAny<ArgumentException>(() => Tracer.Configure(settings));
        settings.Activities = new ActivityTraceOptions();
        settings.Writer = settings.Writer with { MaxStripes = 0 };
        Assert.ThrowsAny<ArgumentException>(() => Tracer.Configure(settings));
        Assert.Equal("good", Tracer.Instance.DefaultServiceName);
    }

    private static void Configure(DevAgentServer agent, string service)
    {
        var settings = new TracerSettings { AgentUri = agent.Url, ServiceName = service, Environment = "stage" };
        settings.Activities = settings.Activities with { IncludedSources = ["SpanPack.Tracing.Tests.*"], SetsPropagator = false };
        settings.Writer = settings.Writer with { Format = TraceFormat.V04 };
        Tracer.Configure(settings);
    }
}
