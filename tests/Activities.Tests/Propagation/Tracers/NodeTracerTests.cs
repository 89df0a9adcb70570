using System.Diagnostics;
using System.Globalization;
using System.Text.Json;

namespace SpanPack.Activities.Tests.Propagation.Tracers;

/// <summary>A trace from here to a service of another tracer, and back.</summary>
public class NodeTracerTests
{
    private static readonly LocalTraceContext s_context = new()
    {
        TraceId = new UInt128(0x640cfd8d00000000, 0x7b),
        SpanId = 456,
        LastDatadogSpanId = 456,
        Priority = SamplingPriority.UserKeep,
        Origin = "synthetics",
        Tags = PropagatedTags.Empty.With("_dd.p.dm", "-4").With("_dd.p.usr.id", "dXNlcg=="),
        ForeignTraceState = "other=1",
    };

    [NodeTheory]
    [InlineData("datadog,baggage")]
    [InlineData("tracecontext,baggage")]
    [InlineData("datadog,tracecontext,baggage")]
    public async Task A_trace_goes_there_and_comes_back(string styles)
    {
        bool hasW3C = styles.Contains("tracecontext", StringComparison.Ordinal);
        var variables = new Variables(name => name == "DD_TRACE_PROPAGATION_STYLE" ? styles : null);
        var propagator =
            new DatadogPropagator(new PropagationSettings(new PropagationOptions(), variables), new LocalTraces(static _ => s_context));
        await using NodeService node = await NodeService.StartAsync(styles);
        using var listener = new HeaderListener();
        using Activity activity = Remote.Start();
        activity.AddBaggage("user", "a b,ü");

        JsonElement answer = await node.CallAsync(Remote.Inject(propagator, activity), listener.Address);

        JsonElement there = answer.GetProperty("span");
        Assert.Equal(("640cfd8d00000000000000000000007b", "456"),
            (there.GetProperty("traceId").GetString(), there.GetProperty("parentId").GetString()));
        Assert.Equal((2, "synthetics"), (there.GetProperty("priority").GetInt32(), there.GetProperty("origin").GetString()));
        Assert.Equal(("-4", "dXNlcg=="),
            (there.GetProperty("tags").GetProperty("_dd.p.dm").GetString(),
                there.GetProperty("tags").GetProperty("_dd.p.usr.id").GetString()));
        Assert.Equal("640cfd8d00000000", there.GetProperty("tags").GetProperty("_dd.p.tid").GetString());

        Headers back = await listener.Headers;
        using Activity served = Remote.Serve(propagator, back);
        PropagatedContext context = RemoteContext.Of(served)!;
        ulong client = hasW3C
            ? ulong.Parse(back["traceparent"].Split('-')[2], NumberStyles.HexNumber, CultureInfo.InvariantCulture)
            : ulong.Parse(back["x-datadog-parent-id"], CultureInfo.InvariantCulture);
        Assert.Equal((s_context.TraceId, client), (context.TraceId, context.ParentId));
        Assert.NotEqual(456UL, client);
        Assert.Equal((SamplingPriority.UserKeep, "synthetics"), (context.Priority, context.Origin));
        Assert.Equal(("-4", "dXNlcg==", null), (context.Tags["_dd.p.dm"], context.Tags["_dd.p.usr.id"], context.PropagationError));
        Assert.Equal(hasW3C ? "other=1" : null, context.ForeignTraceState);
        Assert.Equal(styles.StartsWith("trace", StringComparison.Ordinal)
            ? client.ToString("x16", CultureInfo.InvariantCulture)
            : null, context.LastParentId);
        Assert.Equal([new("user", "a b,ü")], served.Baggage);
    }

    [NodeTheory]
    [InlineData("datadog")]
    [InlineData("tracecontext")]
    public async Task A_trace_that_begins_there_goes_on_here(string styles)
    {
        await using NodeService node = await NodeService.StartAsync(styles);
        using var listener = new HeaderListener();
        JsonElement answer = await node.CallAsync([], listener.Address);
        PropagatedContext context = Remote.Extract(Remote.Propagator(), await listener.Headers)!;
        JsonElement after = answer.GetProperty("after");
        Assert.Equal(after.GetProperty("traceId").GetString(), context.TraceId.ToString("x32", CultureInfo.InvariantCulture));
        Assert.NotEqual(UInt128.Zero, context.TraceId >> 64);
        Assert.Equal(after.GetProperty("priority").GetInt32(), (int)context.Priority!.Value);
        Assert.Equal(after.GetProperty("tags").GetProperty("_dd.p.dm").GetString(), context.Tags["_dd.p.dm"]);
    }
}
