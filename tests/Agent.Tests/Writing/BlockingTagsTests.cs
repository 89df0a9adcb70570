using Microsoft.Extensions.Time.Testing;
using SpanPack.CompilerServices;

namespace SpanPack.Agent.Tests;

/// <summary>Tags that block while they are written hold up their own thread, and nobody else: no writer, no flush, no end.</summary>
public sealed class BlockingTagsTests
{
    private const int BlockedCount = 3; // more than there are stripes

    [Fact]
    public async Task OtherThreadsWriteAndSend_AndWhatWasHeldFollows()
    {
        await using var agent = new TraceAgent { Info = null };
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { MaxStripes = 2, FlushInterval = TimeSpan.FromMilliseconds(50) });
        using var blocking = new Blocking(writer);

        for (ulong id = 1; id <= 100; id++) writer.Write(Chunks.Of(id));
        await Wait.UntilAsync(() => writer.Sent.Chunks == 100, "the send loop has sent what others wrote");

        blocking.Release();
        await writer.FlushAsync().InTime();
        Assert.Equal(100 + BlockedCount, writer.Sent.Chunks);
    }

    [Fact]
    public async Task AFlushIsCancelled()
    {
        await using var agent = new TraceAgent { Info = null };
        await using AgentWriter writer = agent.CreateWriter();
        using var blocking = new Blocking(writer);
        using var cancellation = new CancellationTokenSource();

        Task<FlushResult> flush = writer.FlushAsync(cancellation.Token); // which returns
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => flush.InTime());
        Assert.Null(await writer.TryFlushAsync(TimeSpan.FromMilliseconds(1)).InTime());

        blocking.Release();
        await writer.FlushAsync().InTime();
        Assert.Equal(BlockedCount, writer.Sent.Chunks);
    }

    [Fact]
    public async Task AFlushWhoseTimeIsOver_IsNotComplete()
    {
        await using var agent = new TraceAgent { Info = null };
        var time = new FakeTimeProvider();
        var client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(agent.Address) };
        await using var writer = new AgentWriter(new AgentWriterOptions { Time = time, Client = client });
        using var blocking = new Blocking(writer);

        Task<FlushResult> flush = writer.FlushAsync();
        time.Advance(TimeSpan.FromSeconds(30));
        Assert.False((await flush.InTime()).IsComplete);

        blocking.Release();
    }

    [Fact]
    public async Task TheEndIsNotHeldUp_AndWhatIsLeftIsCounted()
    {
        await using var agent = new TraceAgent { Info = null };
        AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            ShutdownTimeout = TimeSpan.FromMilliseconds(10),
            FlushInterval = TimeSpan.FromMinutes(10)
        });
        using var blocking = new Blocking(writer);

        await writer.DisposeAsync().AsTask().InTime();
        blocking.Release();

        Assert.Equal(BlockedCount, writer.Sent.Chunks + writer.GetDropped(DropReason.Shutdown).Chunks
            + writer.GetDropped(DropReason.Disposed).Chunks + writer.GetDropped(DropReason.Failed).Chunks);
        Assert.Equal(0, writer.HeldBytes);
    }

    // A segment that is full is closed by who writes, when nobody sends any more.
    [Fact]
    public async Task WhatFillsASegmentAfterTheEnd_IsCounted_AndHoldsNothing()
    {
        await using var agent = new TraceAgent { Info = null };
        AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            ShutdownTimeout = TimeSpan.Zero, FlushInterval = TimeSpan.FromMinutes(10), SegmentBytes = 64 * 1024,
        });
        using var blocking = new Blocking(writer, resourceLength: 100_000);

        await writer.DisposeAsync().AsTask().InTime();
        blocking.Release();

        Assert.Equal((BlockedCount, 0), (writer.GetDropped(DropReason.Shutdown).Chunks, writer.HeldBytes));
        Assert.Equal(default, await writer.FlushAsync().InTime());
    }

    /// <summary>Threads that write, each held by the tags of its span.</summary>
    private sealed class Blocking : IDisposable
    {
        private readonly ManualResetEventSlim _gate = new();
        private readonly Thread[] _threads;

        internal Blocking(AgentWriter writer, int resourceLength = 0)
        {
            using var entered = new CountdownEvent(BlockedCount);
            _threads = [.. Enumerable.Range(0, BlockedCount).Select(i => new Thread(() =>
            {
                TraceChunk chunk = Chunks.Of(1000 + (ulong)i);
                chunk.Spans[0].Resource = new string('r', resourceLength);
                chunk.Spans[0].Tags = new BlockingTags(entered, _gate);
                writer.WriteRedacted(chunk, addsGlobalTags: false); // redaction reads the tags of a class once, and would block first
            }))];
            foreach (Thread thread in _threads) thread.Start();
            Assert.True(entered.Wait(Patience.Long));
        }

        public void Dispose()
        {
            Release();
            _gate.Dispose();
        }

        internal void Release()
        {
            _gate.Set();
            foreach (Thread thread in _threads) Assert.True(thread.Join(Patience.Long));
        }
    }

    private sealed class BlockingTags(CountdownEvent entered, ManualResetEventSlim gate) : SpanTags
    {
        private static readonly TagTable s_table = new(2, [0xA4, .. "text"u8], default, default);

        private readonly string?[] _texts = ["value"]; // not in the object: each object is asked
        private bool _isEntered;

        protected override bool GetLevel(int level, out TagLevel tags)
        {
            if (!_isEntered)
            {
                _isEntered = true;
                entered.Signal();
                gate.Wait(Patience.Long);
            }

            TagLevel.Create(s_table, _texts, out tags);
            return false;
        }
    }
}
