using System.Diagnostics;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>
/// A parent in the process that is given as a context, as queues do, makes a second local root of its trace. What was decided of the trace
/// holds for both.
/// </summary>
public sealed class SecondRootTests
{
    // Each root alone would be decided otherwise.
    private static readonly SamplingOptions s_sampling = new()
    {
        Rules = [new SamplingRule { Resource = "request", SampleRate = 0 },
        new SamplingRule { Resource = "job", SampleRate = 1 }]
    };

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task ItsChunks_HaveOneDecision(bool endsBeforeItsParent)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { Sampling = s_sampling });
        Activity request = traces.Start("request", ActivityKind.Server);
        Activity.Current = null;
        Activity job = traces.Source.StartActivity("job", ActivityKind.Consumer, request.Context)!;
        traces.Start("query").Stop();
        if (endsBeforeItsParent) job.Stop();
        request.Stop();
        if (!endsBeforeItsParent) job.Stop();

        TraceChunk[] chunks = await traces.FlushAsync();
        Assert.Equal(2, chunks.Length);
        Assert.Single(chunks.Select(static chunk => chunk.ToSpans().First().TraceId).Distinct());
        Assert.Equal([endsBeforeItsParent ? 2d : -1d],
            chunks.Select(static chunk => chunk.ToSpans()
                .Select(static span => span.GetMetric("_sampling_priority_v1"))
                .First(static priority => priority is not null)!.Value).Distinct());
        Assert.Single(chunks.Select(static chunk => chunk.Spans[0].GetTag("_dd.p.dm")).Distinct());
        Assert.Equal([job.SpanId.ToHexString(), request.SpanId.ToHexString()],
            chunks.SelectMany(ReceivedSpans.ToSpans)
                .Where(static span => span.GetMetric("_dd.top_level") == 1)
                .OrderBy(static span => span.Resource)
                .Select(static span => span.SpanId.ToString("x16", null)));
    }

    [Fact]
    public async Task ADecisionByHand_HoldsForBoth_FromThenOn()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { Sampling = s_sampling });
        Activity request = traces.Start("request", ActivityKind.Server);
        Activity.Current = null;
        Activity job = traces.Source.StartActivity("job", ActivityKind.Consumer, request.Context)!;
        request.SetTag("manual.keep", true).Stop();
        job.Stop();

        TraceChunk[] chunks = await traces.FlushAsync();
        Assert.Equal([(2.0, "-4"), (2.0, "-4")],
            chunks.Select(static chunk => (chunk.Spans[0].GetMetric("_sampling_priority_v1")!.Value, chunk.Spans[0].GetTag("_dd.p.dm")!)));
    }

    [Fact]
    public async Task TracesOfOtherIds_AreDecidedEachForItself()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { Sampling = s_sampling });
        traces.Start("request").Stop();
        var elsewhere = new ActivityContext(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(), ActivityTraceFlags.Recorded);
        traces.Source.StartActivity("job", ActivityKind.Consumer, elsewhere)!.Stop();

        Assert.Equal([-1.0, 2.0],
            (await traces.FlushAsync()).Select(static chunk => chunk.Spans[0].GetMetric("_sampling_priority_v1")!.Value));
    }
}
