using System.Diagnostics;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Activities.Tests.Support;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>What was there when somebody flushes is sent, whoever writes it.</summary>
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
    public async Task WithoutAFlush_ATraceIsWritten_WhenItsLocalRootEnds()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        traces.Start("alone").Stop();
        Assert.Equal(1, traces.Collector.Spans);

        Activity root = traces.Start("root");
        traces.Start("child").Stop();
        Assert.Equal(1, traces.Collector.Spans);
        root.Stop();
        Assert.Equal(3, traces.Collector.Spans);
    }

    [Fact]
    public async Task AfterTheEnd_WhatEndsIsStillTaken()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync();
        Activity late = traces.Start("late");
        await traces.Collector.DisposeAsync();
        late.Stop();
        traces.Collector.OnEnded(late);

        Assert.Equal(1, traces.Collector.Spans);
    }

    // Nothing is kept of a trace of one activity: where a decision depends on others before it, it has to be.
    [Fact]
    public async Task ChildThatBeginsAfterALoneRoot_HasItsDecision()
    {
        await using CollectedTraces traces = await CollectedTraces.StartAsync(static options => options with { Sampling = new SamplingOptions { Rate = 1, RateLimit = 1 } });
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

        Assert.Equal([("another", -1d), ("child", 2), ("root", 2)], chunks.Select(static chunk => (chunk.Spans[0].Resource!, chunk.Spans[0].GetMetric("_sampling_priority_v1")!.Value)).Order());
    }

    /// <summary>A clock that stands, and counts how often it is read.</summary>
    private sealed class CountingTime : FakeTimeProvider
    {
        private long _reads;

        internal long Reads => Volatile.Read(ref _reads);

        public override long GetTimestamp()
        {
            Interlocked.Increment(ref _reads);
            return base.GetTimestamp();
        }
    }
}
