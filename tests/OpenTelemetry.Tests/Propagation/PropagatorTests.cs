using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Context.Propagation;
using OpenTelemetry.Trace;
using SpanPack.OpenTelemetry.Tests.Support;

namespace SpanPack.OpenTelemetry.Tests.Propagation;

/// <summary>Traces come and go on through OpenTelemetry's interface, with all that Datadog's headers say.</summary>
public sealed class PropagatorTests
{
    private static readonly DatadogTextMapPropagator s_propagator = new();

    [Fact]
    public async Task WhatCame_IsOnTheLocalRoot()
    {
        var headers = new Headers
        {
            ["x-datadog-trace-id"] = "1234", ["x-datadog-parent-id"] = "5678", ["x-datadog-sampling-priority"] = "2",
            ["x-datadog-origin"] = "rum",
            ["x-datadog-tags"] = "_dd.p.tid=640cfd8d00000000,_dd.p.dm=-4,_dd.p.usr.id=x y",
        };
        TraceChunk chunk = await ServeAsync(headers);

        Span root = chunk.Spans[0];
        Assert.Equal((new UInt128(0x640cfd8d00000000, 1234), 5678UL), (root.TraceId, root.ParentId));
        Assert.Equal((SamplingPriority.UserKeep, "rum"), (chunk.Priority(), chunk.Spans[0].GetTag("_dd.origin")));
        Assert.Equal(("-4", "x y"), (root.GetTag("_dd.p.dm"), root.GetTag("_dd.p.usr.id")));
    }

    [Theory]
    [InlineData("x-datadog-trace-id", "no number")]
    [InlineData("traceparent", "00-0-0-0")]
    public async Task MalformedHeaders_GiveANewTrace_WithAnErrorTag(string name, string value)
    {
        TraceChunk chunk = await ServeAsync(new Headers { [name] = value });

        Assert.Equal((0UL, "decoding_error"), (chunk.Spans[0].ParentId, chunk.Spans[0].GetTag("_dd.propagation_error")));
        Assert.Equal(SamplingPriority.AutoKeep, chunk.Priority());
    }

    [Fact]
    public async Task HeadersOfTwoTraces_GiveALink()
    {
        TraceChunk chunk = await ServeAsync(new Headers
        {
            ["x-datadog-trace-id"] = "1", ["x-datadog-parent-id"] = "2", ["x-datadog-sampling-priority"] = "1",
            ["traceparent"] = "00-00000000000000000000000000000003-0000000000000004-01",
        });

        SpanLink link = Assert.Single(chunk.Spans[0].Links.ToArray());
        Assert.Equal(((UInt128)1, (UInt128)3, 4UL), (chunk.Spans[0].TraceId, link.TraceId, link.SpanId));
    }

    [Fact]
    public async Task WhatTheNextServiceIsTold_IsWhatIsSent()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, new SamplingOptions { Rate = 0 });
        Headers headers;
        using (Activity request = agent.Source.StartActivity("request", ActivityKind.Server)!)
        using (Activity call = agent.Source.StartActivity("call", ActivityKind.Client)!)
        {
            headers = Headers.Of(s_propagator, new PropagationContext(call.Context, Baggage.Create(new() { ["user"] = "ä b" })));
            Assert.Equal(headers["traceparent"], Headers.Of(s_propagator, new PropagationContext(call.Context, default))["traceparent"]);
            Assert.NotEqual(headers["traceparent"],
                Headers.Of(s_propagator, new PropagationContext(request.Context, default))["traceparent"]);
        }

        Assert.True(provider.ForceFlush());
        TraceChunk chunk = Assert.Single(agent.Chunks);
        Span sent = chunk.ToSpans().Single(static span => span.Resource == "call");
        Assert.Equal((sent.SpanId.ToString(), "-1", "user=%C3%A4%20b"),
            (headers["x-datadog-parent-id"], headers["x-datadog-sampling-priority"], headers["baggage"]));
        Assert.Equal(SamplingPriority.UserDrop, chunk.Priority());
        Assert.EndsWith("-00", headers["traceparent"], StringComparison.Ordinal);
    }

    [Fact]
    public async Task ActivityThatIsNotCollected_IsNoParentOfTheNextService()
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, null);
        using var other = new ActivitySource(agent.Source.Name + ".other");
        using TracerProvider others = Sdk.CreateTracerProviderBuilder().AddSource(other.Name).Build();
        using Activity request = agent.Source.StartActivity("request")!;
        using Activity call = other.StartActivity("call")!;

        Headers headers = Headers.Of(s_propagator, new PropagationContext(call.Context, default));

        Assert.Equal(Convert.ToUInt64(request.SpanId.ToHexString(), 16).ToString(), headers["x-datadog-parent-id"]);
    }

    [Fact]
    public void DefaultOfTheSdk_MayBeOurs_BesideTheFramework()
    {
        TextMapPropagator before = Propagators.DefaultTextMapPropagator;
        DistributedContextPropagator ofFramework = DistributedContextPropagator.Current;
        var framework = new DatadogPropagator();
        try
        {
            DistributedContextPropagator.Current = framework;
            Sdk.SetDefaultTextMapPropagator(new DatadogTextMapPropagator(framework));
            var headers = new Headers { ["x-datadog-trace-id"] = "1", ["x-datadog-parent-id"] = "2" };
            PropagationContext read = headers.ExtractBy(Propagators.DefaultTextMapPropagator);
            framework.ExtractTraceIdAndState(headers,
                static (object? carrier, string name, out string? value, out IEnumerable<string>? values) =>
                (value, values) = (((Headers)carrier!).GetValueOrDefault(name), null), out string? traceParent, out string? traceState);

            // What OpenTelemetry's instrumentation compares: alike, so it makes no activity of its own beside the framework's.
            Assert.Equal((traceParent, traceState),
                ($"00-{read.ActivityContext.TraceId}-{read.ActivityContext.SpanId}-01", read.ActivityContext.TraceState));
        }
        finally
        {
            DistributedContextPropagator.Current = ofFramework;
            Sdk.SetDefaultTextMapPropagator(before);
        }
    }

    [Fact]
    public void WhatOthersHaveRead_Stays()
    {
        var context = new PropagationContext(new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(),
            ActivityTraceFlags.None),
            Baggage.Create(new() { ["a"] = "1" }));
        var headers = new Headers { ["x-datadog-trace-id"] = "1", ["x-datadog-parent-id"] = "2", ["baggage"] = "b=2" };

        Assert.Equal(context, headers.ExtractBy(s_propagator, context));
        Assert.Equal("2",
            headers.ExtractBy(s_propagator, new PropagationContext(context.ActivityContext, default)).Baggage.GetBaggage("b"));
        Assert.Equal(2,
            Convert.ToInt32(headers.ExtractBy(s_propagator,
                new PropagationContext(default, context.Baggage)).ActivityContext.SpanId.ToHexString(),
                16));
    }

    [Fact]
    public void NothingToReadOrWrite_ChangesNothing()
    {
        var context = new PropagationContext(default, Baggage.Create(new() { ["a"] = "1" }));

        Assert.Equal(context, s_propagator.Extract(context, (Headers)null!, static (_, _) => ["1"]));
        Assert.Equal(context, s_propagator.Extract(context, new Headers(), null!));
        Assert.Equal(context,
            s_propagator.Extract(context, new Headers(), static (_, _) => throw new InvalidOperationException("A carrier that fails.")));
        s_propagator.Inject(context, (Headers)null!, static (_, _, _) => Assert.Fail("There is no carrier."));
        s_propagator.Inject(context, new Headers(), null!);
        Assert.Equal(["baggage"], Headers.Of(s_propagator, context).Keys);
        Assert.Throws<ArgumentNullException>(static () => new DatadogTextMapPropagator(null!));
    }

    [Fact]
    public void Fields_AreTheHeadersOfAllStyles()
    {
        s_propagator.Fields.Clear(); // a copy

        Assert.Equal(
            ["baggage", "traceparent", "tracestate", "x-datadog-origin", "x-datadog-parent-id", "x-datadog-sampling-priority",
                "x-datadog-tags", "x-datadog-trace-id"],
            s_propagator.Fields.Order());
        Assert.Contains("Datadog", s_propagator.ToString(), StringComparison.Ordinal);
    }

    // As OpenTelemetry's instrumentation of a server does it.
    private static async Task<TraceChunk> ServeAsync(Headers headers)
    {
        await using TestAgent agent = await TestAgent.StartAsync();
        using TracerProvider provider = Build(agent, null);
        agent.Source.StartActivity("request", ActivityKind.Server, headers.ExtractBy(s_propagator).ActivityContext)!.Dispose();
        Assert.True(provider.ForceFlush());
        return Assert.Single(agent.Chunks);
    }

    private static TracerProvider Build(TestAgent agent, SamplingOptions? sampling)
        => Sdk.CreateTracerProviderBuilder().AddSource(agent.Source.Name)
        .AddDatadogAgentExporter(options =>
            (options.Agent, options.Traces) = (agent.Options, options.Traces with { Sampling = sampling })).Build();
}
