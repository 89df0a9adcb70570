using System.Collections.Concurrent;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>Flushing, ending, and what a writer keeps.</summary>
public sealed class EndTests
{
    private static readonly TimeSpan s_shutdown = TimeSpan.FromSeconds(5);

    [Fact]
    public async Task Disposing_SendsWhatIsHeld_AndLaterChunksAreCounted()
    {
        await using var agent = new TraceAgent();
        AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1));
        await writer.DisposeAsync();
        await writer.DisposeAsync();
        writer.Write(Chunks.Of(2));

        Assert.Equal([1UL], Chunks.TraceIds(agent.Traces));
        Assert.Equal(1, writer.GetDropped(DropReason.Disposed).Chunks);
        Assert.Equal(default, await writer.FlushAsync());
    }

    [Fact]
    public async Task WhoHoldsSpansBack_WritesThemBeforeAFlush_AndBeforeTheEnd()
    {
        await using var agent = new TraceAgent();
        AgentWriter writer = agent.CreateWriter();
        ulong id = 0;
        writer.Flushing += static () => throw new InvalidOperationException("A handler that fails.");
        writer.Flushing += () => writer.Write(Chunks.Of(++id));

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => writer.FlushAsync(new CancellationToken(canceled: true)));
        FlushResult flushed = await writer.FlushAsync();
        await writer.DisposeAsync();

        Assert.Equal(1, flushed.SentChunks);
        Assert.Equal([1UL, 2UL], Chunks.TraceIds(agent.Traces));
    }

    [Fact]
    public async Task Disposing_WithAnAgentThatHangs_EndsInTime_AndSaysWhatIsLost()
    {
        await using var agent = ScriptedAgent.OnTcp(static connection => connection.HangAsync());
        var said = new ConcurrentQueue<string>();
        var logger = new CallbackLogger((_, text) => said.Enqueue(text));
        var time = new FakeTimeProvider();
        var writer =
            new AgentWriter(new AgentWriterOptions { Client = Hanging(agent), ShutdownTimeout = s_shutdown, Logger = logger, Time = time });
        for (ulong id = 1; id <= 10; id++) writer.Write(Chunks.Of(id));

        Task disposal = writer.DisposeAsync().AsTask();
        time.Advance(s_shutdown - TimeSpan.FromTicks(1));
        Assert.False(disposal.IsCompleted);
        time.Advance(TimeSpan.FromTicks(1));
        await disposal.InTime();

        Assert.Equal(10, writer.GetDropped(DropReason.Shutdown).Chunks);
        Assert.Equal(0, writer.HeldBytes);
        Assert.Contains(said, static text => text.StartsWith("10 chunks of spans were dropped", StringComparison.Ordinal));
    }

    // Who flushes sends on its own thread: what it has in flight is accounted for, too.
    [Fact]
    public async Task Disposing_WhileSomebodyFlushes_CountsAll()
    {
        await using var agent = ScriptedAgent.OnTcp(static connection => connection.HangAsync());
        var time = new FakeTimeProvider();
        var writer = new AgentWriter(new AgentWriterOptions { Client = Hanging(agent), ShutdownTimeout = s_shutdown, Time = time });
        for (ulong id = 1; id <= 10; id++) writer.Write(Chunks.Of(id));
        Task<FlushResult> flush = writer.FlushAsync();
        writer.Write(Chunks.Of(11));

        Task disposal = writer.DisposeAsync().AsTask();
        time.Advance(s_shutdown);
        await disposal.InTime();

        Assert.Equal(new FlushResult(0, 0, 10, 10), await flush.InTime());
        Assert.Equal((11, 0), (writer.GetDropped(DropReason.Shutdown).Chunks, writer.HeldBytes));
    }

    [Fact]
    public async Task Flushes_OfManyThreads_EachWaitForTheirOwn()
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter();
        await Task.WhenAll(Enumerable.Range(0, 8).Select(thread => Task.Run(async () =>
        {
            for (int i = 0; i < 25; i++)
            {
                var id = (ulong)((thread * 1000) + i + 1);
                writer.Write(Chunks.Of(id));
                await writer.FlushAsync().InTime();
                Assert.Contains(id, Chunks.TraceIds(agent.Traces));
            }
        })));
        Assert.Equal((200, 0), (writer.Sent.Chunks, writer.HeldBytes));
    }

    [Fact]
    public async Task Disposing_WithoutAnAgent_EndsAtOnce()
    {
        AgentWriter writer = WithoutAgent(ShutdownTimeout: TimeSpan.FromHours(1));
        await Wait.UntilAsync(() => writer.IsAgentLost, "the connect fails");
        writer.Write(Chunks.Of(1));
        await writer.DisposeAsync().InTime(); // not an hour
        Assert.Equal(1, writer.GetDropped(DropReason.Shutdown).Chunks);
    }

    [Fact]
    public async Task WithoutAnAgent_LittleIsHeld_AndItArrivesWhenOneComes()
    {
        using var folder = new TemporaryFolder();
        string path = System.IO.Path.Combine(folder.Path, "apm.socket");
        await using var writer = new AgentWriter(new AgentWriterOptions
        {
            Client = new AgentClientOptions { AddressRules = AgentAddressRules.Fixed(AgentAddress.Parse("unix://" + path)) },
            FlushInterval = TimeSpan.FromMilliseconds(20),
            FlushTimeout = Timeout.InfiniteTimeSpan,
            SegmentBytes = 256 * 1024,
        });
        await Wait.UntilAsync(() => writer.IsAgentLost, "the connect fails");
        for (ulong id = 1; id <= 2000; id++) writer.Write(Chunks.Of(id, textLength: 10_000)); // 20 MB
        await Wait.UntilAsync(() => writer.HeldBytes <= 4 * 1024 * 1024, "little is held");
        long dropped = writer.GetDropped(DropReason.Evicted).Chunks + writer.GetDropped(DropReason.Full).Chunks;
        Assert.InRange(dropped, 1000, 1999);

        await using var agent = new TraceAgent(socketPath: path);
        await writer.FlushAsync().InTime();

        Assert.Equal(2000, writer.Sent.Chunks + dropped);
        Assert.Equal(writer.Sent.Chunks, Chunks.TraceIds(agent.Traces).Count());
        Assert.Contains(2000UL, Chunks.TraceIds(agent.Traces));
    }

    [Fact]
    public async Task WithoutAnAgent_TheOldestGo()
    {
        await using AgentWriter writer = WithoutAgent(ShutdownTimeout: TimeSpan.Zero);
        await Wait.UntilAsync(() => writer.IsAgentLost, "the connect fails");
        for (ulong id = 1; id <= 2000; id++) writer.Write(Chunks.Of(id, textLength: 10_000)); // 20 MB, in segments of the default size
        Assert.Equal(0, writer.GetDropped(DropReason.Full).Chunks);
        Assert.InRange(writer.GetDropped(DropReason.Evicted).Chunks, 1000, 1999);
    }

    [Fact]
    public async Task Flushing_CanBeGivenUp_AndNothingIsLostByThat()
    {
        using var gate = new ManualResetEventSlim();
        await using var agent = new TraceAgent((_, _) =>
        {
            gate.Wait(Patience.Long);
            return TraceAgent.Response(200, TraceAgent.Ok);
        });
        await using AgentWriter writer = agent.CreateWriter();
        writer.Write(Chunks.Of(1));
        using var limit = new CancellationTokenSource();
        Task<FlushResult> flush = writer.FlushAsync(limit.Token);
        await Wait.UntilAsync(() => agent.Traces.Length == 1, "it is being sent");
        await limit.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => flush.InTime());
        gate.Set();
        await writer.FlushAsync().InTime();
        Assert.Equal([1UL], Chunks.TraceIds(agent.Traces));
    }

    [Fact]
    public async Task FlushesAtOnce_AllWaitForWhatWasWritten()
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter();
        for (int i = 1; i <= 300; i++)
        {
            writer.Write(Chunks.Of((ulong)i, spanCount: 5));
            Task<FlushResult>[] flushes = [.. Enumerable.Range(0, 4).Select(_ => Task.Run(() => writer.FlushAsync()))];
            await Task.WhenAny(flushes);
            Assert.Equal(i, writer.Sent.Chunks);
            FlushResult[] results = await Task.WhenAll(flushes);
            Assert.Contains(results, static result => result.SentSpans == 5); // one of them saw all of it
        }
    }

    [Fact]
    public async Task Flushing_EndsPauses()
    {
        await using var agent = new TraceAgent(static (_, number) => number == 1
            ? TraceAgent.Response(404, "no")
            : TraceAgent.Response(200, TraceAgent.Ok))
        { Info = null };
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMilliseconds(1) });
        writer.Write(Chunks.Of(1));
        await Wait.UntilAsync(() => agent.Traces.Length == 1, "it is refused");
        writer.Write(Chunks.Of(2));
        await writer.FlushAsync().InTime();
        Assert.Equal(2, writer.Sent.Chunks);
        Assert.Equal([1UL, 2], Chunks.TraceIds(agent.Traces).Distinct().Order().ToArray());
    }

    [Fact]
    public async Task AnIdleWriter_HoldsNothing_AndSendsNothing()
    {
        await using var agent = new TraceAgent();
        var time = new FakeTimeProvider();
        TimeSpan step = TimeSpan.FromSeconds(1);
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions { FlushInterval = step, Time = time });
        writer.Write(new TraceChunk(default));
        await Wait.UntilAsync(() => agent.InfoCount > 0, "the agent is asked what it is");
        writer.Write(Chunks.Of(1));
        await time.AdvanceUntilAsync(step, () => agent.Traces.Length == 1 && writer.HeldBytes == 0, "what was written is sent");
        await time.AdvanceUntilAsync(step, () => !writer.HasSpareMemory, "memory is not kept for long");
        time.Advance(TimeSpan.FromHours(1));
        writer.Write(Chunks.Of(2));
        await writer.FlushAsync().InTime();
        Assert.Equal([1UL, 2], Chunks.TraceIds(agent.Traces));
        Assert.Equal((2, 0), (agent.Traces.Length, writer.HeldBytes));
    }

    [Fact]
    public async Task Segments_KeepNoSpan()
    {
        await using var agent = new TraceAgent();
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions { FlushInterval = TimeSpan.FromMilliseconds(1) });
        await Wait.UntilAsync(() => writer.Format == TraceFormat.V1, "the format is v1.0");
        List<WeakReference> spans = Write(writer);
        await writer.FlushAsync().InTime();
        foreach (WeakReference span in spans.Where(static span => span.IsAlive))
            await Wait.UntilCollectedAsync(span, "a span is collected");
    }

    [Fact]
    public async Task TheContextOfTheMaker_DoesNotReachTheLoops()
    {
        var request = new AsyncLocal<string?> { Value = "a request" };
        var seen = new ConcurrentQueue<string?>();
        await using var agent = new TraceAgent();
        using Activity activity = new Activity("request").Start();
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            Logger = new CallbackLogger((_, _) =>
            seen.Enqueue($"{request.Value} {Activity.Current?.OperationName}"))
        });

        await Wait.UntilAsync(() => !seen.IsEmpty, "the loop that asks for the info logs the format");

        Assert.All(seen, static text => Assert.Equal(" ", text));
    }

    private static AgentClientOptions Hanging(ScriptedAgent agent)
        => new() { AddressRules = AgentAddressRules.Fixed(agent.Address), RequestTimeout = Patience.Long, ConnectTimeout = Patience.Long };

    private static AgentWriter WithoutAgent(TimeSpan ShutdownTimeout)
        => new(new AgentWriterOptions
        {
            Client = new AgentClientOptions
            {
                AddressRules = AgentAddressRules.Fixed(
            AgentAddress.Parse("unix:///nowhere/apm.socket"))
            },
            ShutdownTimeout = ShutdownTimeout
        });

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static List<WeakReference> Write(AgentWriter writer)
    {
        var spans = new List<WeakReference>();
        for (ulong id = 1; id <= 100; id++)
        {
            TraceChunk chunk = Chunks.Of(id, textLength: 10);
            spans.Add(new WeakReference(chunk.Spans[0]));
            spans.Add(new WeakReference(chunk.Spans[0].Resource));
            writer.Write(chunk);
        }

        return spans;
    }
}
