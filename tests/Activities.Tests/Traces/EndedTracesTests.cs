using System.Diagnostics;
using Microsoft.Extensions.Time.Testing;
using SpanPack.Activities.Tests.Support;
using SpanPack.CompilerServices;

namespace SpanPack.Activities.Tests.Traces;

/// <summary>Chunks are written together: what was there when somebody flushes is sent, whoever writes it.</summary>
public sealed class EndedTracesTests
{
    [Fact]
    public async Task Flush_WaitsForTheThreadThatWrites()
    {
        using var gate = new ManualResetEventSlim();
        using var reached = new ManualResetEventSlim();
        var time = new CountingTime();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with
        {
            Time = time,
            Enrich = (activity, span) =>
            {
                if (activity.DisplayName == "slow") span.Tags = new SlowTags(reached, gate);
            },
        });
        Task writing = Task.Factory.StartNew(
            () =>
            {
                for (int i = 0; i < EndedTraces.SpansTogether; i++) traces.Start(i == 0 ? "slow" : "other").Stop();
            },
            TaskCreationOptions.LongRunning);
        Assert.True(reached.Wait(Patience.Long));
        Task<TraceChunk[]> flushing = Task.Run(traces.FlushAsync);
        long before = time.Reads;
        await Wait.UntilAsync(() => flushing.IsCompleted || time.Reads > before + 10, "the flush waits: it reads the clock again and again");
        Assert.False(flushing.IsCompleted);
        gate.Set();
        await writing;

        Assert.Contains(await flushing, static chunk => chunk.Spans[0].Resource == "slow");
    }

    [Fact]
    public async Task WithoutAFlush_ATraceIsWrittenSoon()
    {
        var time = new FakeTimeProvider();
        await using CollectedTraces traces = await CollectedTraces.StartAsync(options => options with { Time = time });
        traces.Start("alone").Stop();
        Assert.Equal(0, traces.Collector.Spans);

        time.Advance(TimeSpan.FromMilliseconds(200));
        Assert.Equal(1, traces.Collector.Spans);
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

    /// <summary>Tags that are slow to write: the first object of a type is asked by the thread that writes it.</summary>
    private sealed class SlowTags(ManualResetEventSlim reached, ManualResetEventSlim gate) : SpanTags
    {
        protected override bool GetLevel(int level, out TagLevel tags)
        {
            tags = default;
            reached.Set();
            gate.Wait(Patience.Long);
            return false;
        }
    }
}
