using System.Buffers;
using System.Diagnostics;
using Microsoft.Extensions.Logging.Abstractions;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>An activity that cannot be mapped costs itself, not its chunk, and is counted.</summary>
public sealed class UnmappableTests
{
    private static readonly CollectorLog s_log = new(NullLogger.Instance);

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
    [InlineData(true, false)]
    [InlineData(false, false)]
    [InlineData(true, true)]
    [InlineData(false, true)]
    public async Task WhatCannotBeMapped_IsLeftOutAndCounted(bool isRoot, bool hasCallback)
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        using var source = new ActivitySource(Guid.NewGuid().ToString());
        using ActivityListener listener = source.Listen();
        var counts = new TraceCounts();
        ProcessSpans mapper = CreateMapper(traces.Writer);
        var options = new ActivityTraceOptions { Enrich = hasCallback ? static (_, _) => { } : null };
        TraceChunkWriter chunks = Create(traces.Writer, mapper, options, counts);
        var callbacks = new ProgramCallbacks(mapper, options, s_log);
        DateTimeOffset before2000 = new(1999, 1, 1, 0, 0, 0, TimeSpan.Zero); // asks the clock, which throws
        Activity root =
            source.StartActivity("root", ActivityKind.Server, default(ActivityContext), startTime: isRoot ? before2000 : default)!;
        Activity child =
            source.StartActivity("child", ActivityKind.Internal, default(ActivityContext), startTime: isRoot ? default : before2000)!;
        Activity other = source.StartActivity("other", ActivityKind.Internal, root.Context)!;
        foreach (Activity activity in (Activity[])[other, child, root]) activity.Stop();
        var trace = new LocalTrace();
        trace.BeginWith(root, null, decisions: null);

        EndedActivity[] rented = ArrayPool<EndedActivity>.Shared.Rent(3);
        (rented[0], rented[1], rented[2]) =
            (callbacks.Take(child, trace, out _), callbacks.Take(other, trace, out _), callbacks.Take(root, trace, out _));

        chunks.Write(trace, new FinishedActivities(rented, 3));

        Assert.Equal((2, 1), (counts.Spans, counts.Unusable));
        Assert.Equal([isRoot ? "child" : "other", isRoot ? "other" : "root"],
            Assert.Single(await traces.FlushAsync()).ToSpans().Select(static span => span.Resource));
    }

    private static ProcessSpans CreateMapper(AgentWriter writer)
    {
        ResourceDescription resource = ProcessResource.Of(writer.Process, new ActivityTraceOptions().Resource);
        return new ProcessSpans(new ActivityMapper(new MappingOptions { Resource = resource, Clock = new BrokenClock() }), resource, "shop",
            ServiceMapping.Read(new Variables(static _ => null)));
    }

    private static TraceChunkWriter Create(AgentWriter writer, ProcessSpans mapper, ActivityTraceOptions options, TraceCounts counts)
    {
        var settings = new SamplingSettings(new SamplingOptions(), new Variables(static _ => null), readsSampler: false);
        var sampler = new TraceSampler(settings, () => writer.SamplingRates, "test", "shop", TimeProvider.System);
        return new TraceChunkWriter(writer, mapper, sampler, options, s_log, counts);
    }

    private sealed class BrokenClock : TimeProvider
    {
        public override DateTimeOffset GetUtcNow() => throw new InvalidOperationException("There is no clock.");
    }
}
