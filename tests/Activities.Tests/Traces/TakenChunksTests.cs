using System.Diagnostics;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>A flush sends each chunk that was taken out of its trace before, on any thread.</summary>
public sealed class TakenChunksTests
{
    [Fact]
    public async Task Flush_WaitsForWhatAnotherThreadHasTaken()
    {
        var time = new CountingTime();
        var taken = new TakenChunks(new TraceClock(time));
        int entered = taken.Enter();
        Task flushing = Task.Run(taken.Wait);
        await Wait.UntilAsync(() => flushing.IsCompleted || time.Reads > 10, "the flush waits: it reads the clock again and again");
        Assert.False(flushing.IsCompleted);
        int later = taken.Enter(); // not waited for
        taken.Exit(entered);
        await flushing.InTime();

        taken.Exit(later);
    }

    [Fact]
    public async Task Flush_WaitsForASecondAtMost()
    {
        var time = new CountingTime();
        var taken = new TakenChunks(new TraceClock(time));
        taken.Enter();
        Task flushing = Task.Run(taken.Wait);
        await Wait.UntilAsync(() => time.Reads > 10, "the flush waits: it reads the clock again and again");
        time.Advance(TimeSpan.FromSeconds(1));
        await flushing.InTime();
    }

    [Fact]
    public async Task Flush_SendsTheChunkThatAnotherThreadWrites()
    {
        using var gate = new ManualResetEventSlim();
        using var reached = new ManualResetEventSlim();
        var time = new CountingTime();
        await using CollectedTraces traces =
            await CollectedTraces.StartAsync(options => options with { Time = time, PartialFlushSpans = 1 });
        Activity root = traces.Start("root").SetTag("value", new SlowText(reached, gate)); // the decision looks at the root as it is
        Activity child = traces.Start("child");
        Task ending = Task.Factory.StartNew(child.Stop, TaskCreationOptions.LongRunning);
        Assert.True(reached.Wait(Patience.Long));
        Task<TraceChunk[]> flushing = Task.Run(traces.FlushAsync);
        long before = time.Reads;
        await Wait.UntilAsync(() => flushing.IsCompleted
            || time.Reads > before + 10, "the flush waits: it reads the clock again and again");
        Assert.False(flushing.IsCompleted);
        gate.Set();
        await ending.InTime();

        Assert.Equal("child", Assert.Single(await flushing).Spans[0].Resource);
        root.Stop();
    }

    [Fact]
    public async Task WithoutAFlush_ATraceIsWritten_WhenItsLocalRootEnds()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        traces.Start("alone").Stop();
        Assert.Equal(1, traces.Collector.SpanCount);

        Activity root = traces.Start("root");
        traces.Start("child").Stop();
        Assert.Equal(1, traces.Collector.SpanCount);
        root.Stop();
        Assert.Equal(3, traces.Collector.SpanCount);
    }

    [Fact]
    public async Task AfterTheEnd_WhatEndsIsStillTaken()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity late = traces.Start("late");
        await traces.Collector.DisposeAsync();
        late.Stop();
        traces.Collector.OnEnded(late);

        Assert.Equal(1, traces.Collector.SpanCount);
    }

    // Nothing is kept of a trace of one activity: where a decision depends on others before it, it has to be.
    [Fact]
    public async Task ChildThatBeginsAfterALoneRoot_HasItsDecision()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with
        {
            Time = new FakeTimeProvider(), // the limit is one a second
            Sampling = new SamplingOptions { Rate = 1, RateLimit = 1 },
        });
        var ended = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        Activity root = traces.Start("root");
        Task child = Task.Run(async () =>
        {
            await ended.Task; // what goes on in the background keeps the root for its current activity
            traces.Start("child").Stop();
        });
        root.Stop();
        await traces.FlushAsync();
        traces.Start("another").Stop(); // the limiter lets one through
        ended.SetResult();
        await child;
        TraceChunk[] chunks = await traces.FlushAsync();

        Assert.Equal([("another", -1d), ("child", 2), ("root", 2)],
            chunks.Select(static chunk => (chunk.Spans[0].Resource!, chunk.Spans[0].GetMetric("_sampling_priority_v1")!.Value)).Order());
    }

    /// <summary>A value of the program whose text takes its time.</summary>
    private sealed class SlowText(ManualResetEventSlim reached, ManualResetEventSlim gate)
    {
        public override string ToString()
        {
            reached.Set();
            gate.Wait(Patience.Long);
            return "slow";
        }
    }
}
