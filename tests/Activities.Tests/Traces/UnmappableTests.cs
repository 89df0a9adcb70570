using System.Buffers;
using System.Diagnostics;
using Microsoft.Extensions.Logging.Abstractions;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>An activity that cannot be mapped costs itself, not its chunk, and is counted.</summary>
public sealed class UnmappableTests
{
    [Theory]
    [InlineData(-1)]
    [InlineData(5)]
    [InlineData(42)]
    [InlineData(int.MinValue)]
    [InlineData(int.MaxValue)]
    public async Task AKindThatIsNotDefined_IsUnspecified(int kind)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using (traces.Start("request", ActivityKind.Server)) traces.Start("child", (ActivityKind)kind).Stop();

        Assert.Equal(2, Assert.Single(await traces.FlushAsync()).SpanCount);
        Assert.Equal("unspecified", traces.Spans.Single(static span => span.Resource == "child").GetTag("span.kind"));
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task WhatCannotBeMapped_IsLeftOutAndCounted(bool isRoot)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using var source = new ActivitySource(Guid.NewGuid().ToString());
        using var listener = new ActivityListener { ShouldListenTo = other => other == source, Sample = static (ref ActivityCreationOptions<ActivityContext> _) => ActivitySamplingResult.AllDataAndRecorded };
        ActivitySource.AddActivityListener(listener);
        var counts = new TraceCounts();
        TraceChunkWriter chunks = Create(traces.Writer, counts);
        DateTimeOffset before2000 = new(1999, 1, 1, 0, 0, 0, TimeSpan.Zero); // asks the clock, which throws
        Activity root = source.StartActivity("root", ActivityKind.Server, default(ActivityContext), startTime: isRoot ? before2000 : default)!;
        Activity child = source.StartActivity("child", ActivityKind.Internal, default(ActivityContext), startTime: isRoot ? default : before2000)!;
        Activity other = source.StartActivity("other", ActivityKind.Internal, root.Context)!;
        foreach (Activity activity in (Activity[])[other, child, root]) activity.Stop();
        var trace = new LocalTrace(new WaitingPlaces<LocalTrace>(capacity: 1, new TraceClock(TimeProvider.System)));
        var sampling = new TraceSampling();
        sampling.BeginWith(root.TraceId, null);
        trace.BeginWith(root, null, sampling);

        Activity[] rented = ArrayPool<Activity>.Shared.Rent(3);
        (rented[0], rented[1], rented[2]) = (child, other, root);

        chunks.Write(trace, new FinishedActivities(rented, 3));

        Assert.Equal((2, 1), (counts.Spans, counts.Unusable));
        Assert.Equal([isRoot ? "child" : "other", isRoot ? "other" : "root"], Assert.Single(await traces.FlushAsync()).ToSpans().Select(static span => span.Resource));
    }

    private static TraceChunkWriter Create(AgentWriter writer, TraceCounts counts)
    {
        ResourceDescription resource = ProcessResource.Of(writer.Process, new ActivityTraceOptions().Resource);
        var mapper = new ActivityMapper(new MappingOptions { Resource = resource, Clock = new BrokenClock() });
        var settings = new SamplingSettings(new SamplingOptions(), new Variables(static _ => null), readsSampler: false);
        var sampler = new TraceSampler(settings, () => writer.SamplingRates, "test", "shop", TimeProvider.System);
        return new TraceChunkWriter(writer, new ProcessSpans(mapper, resource, "shop"), sampler, new ActivityTraceOptions(), new CollectorLog(NullLogger.Instance), counts);
    }

    private sealed class BrokenClock : TimeProvider
    {
        public override DateTimeOffset GetUtcNow() => throw new InvalidOperationException("There is no clock.");
    }
}
