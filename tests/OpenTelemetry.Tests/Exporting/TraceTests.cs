using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Exporting;

/// <summary>Activities of the SDK reach the agent, a chunk a trace, as the provider and its processors leave them.</summary>
public sealed class TraceTests
{
    [Fact]
    public async Task Trace_IsOneChunk()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent);
        using (Activity request = agent.Source.StartActivity("request", ActivityKind.Server)!)
        {
            agent.Source.StartActivity("first")!.Dispose();
            agent.Source.StartActivity("second")!.Dispose();
        }

        agent.Source.StartActivity("another")!.Dispose();

        Assert.True(provider.ForceFlush());
        Assert.Equal([3, 1], agent.Chunks.Select(static chunk => chunk.SpanCount));
        Span[] spans = agent.Spans;
        Span root = spans.Single(static span => span.Resource == "request");
        Assert.Equal([root.SpanId, root.SpanId], from span in spans where span.Resource is "first" or "second" select span.ParentId);
        Assert.All(spans[..3], span => Assert.Equal(root.TraceId, span.TraceId));
        Assert.NotEqual(root.TraceId, spans[3].TraceId);
        Assert.All(agent.Chunks, static chunk => Assert.Equal(SamplingPriority.AutoKeep, chunk.Priority()));
    }

    [Fact]
    public async Task Processors_ThatComeBefore_AreSeen_AndThoseAfterAreNot()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name)
            .AddProcessor(new CallbackProcessor(static activity => activity.SetTag("before", "yes")))
            .AddDatadogAgentExporter(options => options.Agent = agent.Options)
            .AddProcessor(new CallbackProcessor(static activity => activity.SetTag("after", "yes")))
            .Build();
        agent.Source.StartActivity("request")!.Dispose();

        Assert.True(provider.ForceFlush());
        Span span = Assert.Single(agent.Spans);
        Assert.Equal(("yes", null), (span.GetTag("before"), span.GetTag("after")));
    }

    [Fact]
    public async Task ActivitiesThatTheSamplerDrops_DoNotArrive_AndTheFirstThatItTakesIsTheLocalRoot()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, builder => builder.SetSampler(new DecidingSampler(static name => name switch
        {
            "dropped" => global::OpenTelemetry.Trace.SamplingDecision.Drop,
            "recorded" => global::OpenTelemetry.Trace.SamplingDecision.RecordOnly,
            _ => global::OpenTelemetry.Trace.SamplingDecision.RecordAndSample,
        })));
        using (agent.Source.StartActivity("recorded"))
        using (agent.Source.StartActivity("recorded")) // has a parent, as "root" has: the first that is told is the local root
        using (agent.Source.StartActivity("root"))
        {
            agent.Source.StartActivity("dropped")?.Dispose();
            agent.Source.StartActivity("child")!.Dispose();
        }

        Assert.True(provider.ForceFlush());
        TraceChunk chunk = Assert.Single(agent.Chunks);
        Assert.Equal(["child", "root"], chunk.ToSpans().Select(static span => span.Resource).Order());
        Assert.Equal([null, 1], from span in chunk.ToSpans() orderby span.Resource select span.GetMetric("_dd.top_level"));
    }

    [Fact]
    public async Task Rules_DecideOnWhatArrives()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, options: static options => options.Traces = options.Traces with
        {
            Sampling = new SamplingOptions
            {
                Rules = [new SamplingRule { Resource = "/health", SampleRate = 0 },
                new SamplingRule { SampleRate = 1 }]
            },
        });
        agent.Source.StartActivity("/health")!.Dispose();
        agent.Source.StartActivity("/buy")!.Dispose();

        Assert.True(provider.ForceFlush());
        Assert.Equal([SamplingPriority.UserDrop, SamplingPriority.UserKeep], agent.Chunks.Select(static chunk => chunk.Priority()!.Value));
    }

    // As OpenTelemetry's own propagator leaves it: the header as it came.
    [Fact]
    public async Task PriorityOfTheCaller_IsRespected()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider =
            Build(agent, options: static options => options.Traces = options.Traces with { Sampling = new SamplingOptions { Rate = 0 } });
        var caller = new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(), ActivityTraceFlags.Recorded,
            "dd=s:2;o:rum;t.dm:-4,other=1", isRemote: true);
        agent.Source.StartActivity("request", ActivityKind.Server, caller)!.Dispose();

        Assert.True(provider.ForceFlush());
        TraceChunk chunk = Assert.Single(agent.Chunks);
        Assert.Equal((SamplingPriority.UserKeep, "rum"), (chunk.Priority(), chunk.Spans[0].GetTag("_dd.origin")));
        Assert.Equal(caller.SpanId.ToHexString(), chunk.Spans[0].ParentId.ToString("x16"));
    }

    [Fact]
    public async Task SuppressedActivities_DoNotArrive()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent);
        using (SuppressInstrumentationScope.Begin()) agent.Source.StartActivity("suppressed")?.Dispose();
        agent.Source.StartActivity("request")!.Dispose();

        Assert.True(provider.ForceFlush());
        Assert.Equal("request", Assert.Single(agent.Spans).Resource);
    }

    [Fact]
    public async Task RequestsToTheAgent_AreNotTraced()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        await using DevAgentServer shop = await DevAgentServer.StartAsync();
        using TracerProvider provider = Build(agent, static builder => builder.AddSource("System.Net.Http"));
        using (var client = new HttpClient()) await client.GetAsync(shop.Url);
        Assert.True(provider.ForceFlush());
        agent.Source.StartActivity("request")!.Dispose();
        Assert.True(provider.ForceFlush());
        Assert.True(provider.ForceFlush());

        Span[] calls = [.. agent.Spans.Where(static span => span.Resource != "request")];
        Assert.Equal(shop.Url.Port.ToString(), Assert.Single(calls).GetMetric("server.port")?.ToString());
    }

    [Fact]
    public async Task TwoProviders_EachSendTheirOwn()
    {
        await using TestAgent first = await TestAgent.StartAsync();
        await using TestAgent second = await TestAgent.StartAsync();
        using TracerProvider one = Build(first);
        using TracerProvider both = Build(second, builder => builder.AddSource(first.Source.Name));
        using (first.Source.StartActivity("request")) second.Source.StartActivity("query")!.Dispose();

        Assert.True(one.ForceFlush());
        Assert.True(both.ForceFlush());
        Assert.Equal([1], first.Chunks.Select(static chunk => chunk.SpanCount));
        Assert.Equal([2], second.Chunks.Select(static chunk => chunk.SpanCount));
    }

    private static TracerProvider Build(TestAgent agent, Action<TracerProviderBuilder>? builder = null,
        Action<DatadogAgentExporterOptions>? options = null)
    {
        TracerProviderBuilder tracing = Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name);
        builder?.Invoke(tracing);
        return tracing.AddDatadogAgentExporter(exporter =>
        {
            exporter.Agent = agent.Options;
            options?.Invoke(exporter);
        }).Build();
    }
}
