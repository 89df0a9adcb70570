using SpanPack.AspNetCore.Tests.Support;

namespace SpanPack.AspNetCore.Tests.Tracers;

/// <summary>
/// One trace at the agent of a request through services of three processes, of which ours is in the middle and the others have tracers of
/// other languages.
/// </summary>
[Collection(OneAtATime.Name)]
public sealed class ThroughOtherTracersTests
{
    private const string Baggage = "user=a%20b,plan=gold";

    [NodeTheory]
    [InlineData("datadog,tracecontext,baggage", Baggage)]
    [InlineData("tracecontext", null)]
    [InlineData("datadog", null)]
    public Task Node_OursNode_IsOneTrace(string styles, string? baggage) => CheckAsync(OtherTracer.Node, styles, baggage);

    [PythonTheory]
    [InlineData("datadog,tracecontext,baggage", Baggage)]
    [InlineData("tracecontext", null)]
    public Task Python_OursPython_IsOneTrace(string styles, string? baggage) => CheckAsync(OtherTracer.Python, styles, baggage);

    private static async Task CheckAsync(OtherTracer tracer, string styles, string? baggage)
    {
        ChainedTraces traces = await ChainedTraces.MakeAsync(tracer, styles, baggage);
        Span first = ChainedTraces.LocalRoot(traces.First), ours = ChainedTraces.LocalRoot(traces.Ours),
        last = ChainedTraces.LocalRoot(traces.Last);

        UInt128 id = ChainedTraces.TraceIdOf(traces.First);
        Assert.NotEqual(UInt128.Zero, id >> 64);
        Assert.Equal((id, id), (ChainedTraces.TraceIdOf(traces.Ours), ChainedTraces.TraceIdOf(traces.Last)));
        Span call = Assert.Single(traces.First, span => span.ParentId == first.SpanId && span.SpanId == ours.ParentId);
        Span ourCall = Assert.Single(traces.Ours, span => span != ours);
        Assert.Equal((0UL, first.SpanId, ours.SpanId, ourCall.SpanId), (first.ParentId, call.ParentId, ourCall.ParentId, last.ParentId));
        Assert.Equal(("GET /pass", "http.client.request"), (ours.Resource, ourCall.Name));

        Assert.All([traces.First, traces.Ours, traces.Last], CheckDecision);
        string? decision = Tag(traces.First, "_dd.p.dm");
        Assert.Equal((decision, decision), (Tag(traces.Ours, "_dd.p.dm"), Tag(traces.Last, "_dd.p.dm")));
        if (baggage is null) return;
        string[] received = traces.LastReceived.GetProperty("baggage").GetString()!.Split(',');
        Assert.Equal(baggage.Split(',').Order(StringComparer.Ordinal),
            received.Select(static item => item.Trim()).Order(StringComparer.Ordinal));

        // Nobody but the first decides: all say the same, and the agent finds who it was.
        static void CheckDecision(Span[] spans)
        {
            Assert.Equal(1d,
                spans.Select(static span => span.GetMetric("_sampling_priority_v1")).First(static priority => priority is not null));
            Assert.True(Tag(spans, "_dd.p.dm") is "-0" or "-1", Tag(spans, "_dd.p.dm"));
        }
    }

    private static string? Tag(Span[] spans, string name)
        => spans.Select(span => span.GetTag(name)).FirstOrDefault(static value => value is not null);
}
