namespace SpanPack.Agent.Tests;

/// <summary>Everything that was written is sent, or counted by the reason why not.</summary>
public sealed class LossTests
{
    private const int ThreadCount = 8;

    [Theory]
    [InlineData(TraceFormat.V04, false)]
    [InlineData(TraceFormat.V1, false)]
    [InlineData(TraceFormat.V1, true)]
    public async Task BelowTheLimit_NothingIsLost(TraceFormat format, bool overSocket)
    {
        const int PerThread = 12_500;
        using var folder = new TemporaryFolder();
        await using var agent = new TraceAgent(socketPath: overSocket ? System.IO.Path.Combine(folder.Path, "apm.socket") : null);
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            Format = format, SegmentBytes = 256 * 1024,
            FlushInterval = TimeSpan.FromMilliseconds(50), MaxHeldBytes = 256 * 1024 * 1024, MaxStripes = 4
        });
        await Wait.UntilAsync(() => agent.InfoCount > 0 && writer.Format == format, $"the format is {format}");

        await WriteAsync(writer, PerThread);
        await writer.FlushAsync().InTime();

        Assert.Equal((ThreadCount * PerThread, ThreadCount * PerThread), (writer.Sent.Chunks, writer.Sent.Spans));
        Assert.Equal(0, Dropped(writer));
        Assert.Equal(0, writer.HeldBytes);
        var expected = Enumerable.Range(1, ThreadCount * PerThread).Select(static id => (ulong)id);
        Assert.Equal(expected, Chunks.TraceIds(agent.Traces).Order());
        Assert.All(agent.Traces, request => Assert.Equal(format, Chunks.FormatOf(request)));
        Assert.All(agent.Traces, static request => Assert.NotEmpty(Chunks.Read(request).Chunks));
        Assert.Equal(writer.Sent.Bytes, agent.Traces.Sum(static request => (long)request.Body.Length));
    }

    [Theory]
    [InlineData(TraceFormat.V04)]
    [InlineData(TraceFormat.V1)]
    public async Task AboveTheLimit_WhatIsNotSentIsCounted_AndMemoryStaysBelow(TraceFormat format)
    {
        const int PerThread = 5_000;
        const long Limit = 2 * 1024 * 1024;
        using var gate = new ManualResetEventSlim();
        await using var agent = new TraceAgent((_, _) =>
        {
            gate.Wait(Patience.Long);
            return TraceAgent.Response(200, TraceAgent.Ok);
        });
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            Format = format, SegmentBytes = 256 * 1024,
            FlushInterval = TimeSpan.FromMilliseconds(50), MaxHeldBytes = Limit, MaxStripes = 4
        });
        await Wait.UntilAsync(() => agent.InfoCount > 0 && writer.Format == format, $"the format is {format}");
        long highest = await WriteAsync(writer, PerThread, textLength: 300);
        long dropped = Dropped(writer);
        const ulong Last = ulong.MaxValue / 2000;
        writer.Write(Chunks.Of(Last));
        gate.Set();
        await writer.FlushAsync().InTime();

        Assert.InRange(dropped, 1, (ThreadCount * PerThread) - 1);
        Assert.Equal((ThreadCount * PerThread) + 1, writer.Sent.Chunks + Dropped(writer));
        Assert.Equal(Chunks.TraceIds(agent.Traces).Count(), writer.Sent.Chunks);
        Assert.True(writer.GetDropped(DropReason.Evicted).Chunks > 0);
        Assert.InRange(highest, 1, Limit);
        Assert.Equal(0, writer.HeldBytes);
        Assert.Contains(Last, Chunks.TraceIds(agent.Traces)); // the oldest went
    }

    [Fact]
    public async Task WhatIsInFlight_IsNeverDropped_AndAFullWriterRefuses()
    {
        using var gate = new ManualResetEventSlim();
        await using var agent = new TraceAgent((_, _) =>
        {
            gate.Wait(Patience.Long);
            return TraceAgent.Response(200, TraceAgent.Ok);
        });
        await using AgentWriter writer =
            agent.CreateWriter(new AgentWriterOptions { MaxHeldBytes = 1024 * 1024, FlushInterval = TimeSpan.FromMinutes(10) });
        ulong id = 0;
        while (writer.HeldBytes < 200 * 1024) writer.Write(Chunks.Of(++id, textLength: 10_000));
        Task<FlushResult> flush = writer.FlushAsync();
        await Wait.UntilAsync(() => agent.Traces.Length == 1, "a segment is in flight");
        writer.Write(Chunks.Of(++id, textLength: 900_000));

        Assert.Equal((0, 1), (writer.GetDropped(DropReason.Evicted).Chunks, writer.GetDropped(DropReason.Full).Chunks));
        gate.Set();
        await flush.InTime();
        await writer.FlushAsync().InTime();
        Assert.Equal((long)id, writer.Sent.Chunks + writer.GetDropped(DropReason.Full).Chunks);
    }

    [Fact]
    public async Task ChunksOfASegment_AreWholeTraces_AndByteExact()
    {
        await using var agent = new TraceAgent { Info = null };
        await using AgentWriter writer = agent.CreateWriter();
        using var expected = new TracePayloadWriter(TraceFormat.V04,
            new() { ProcessTags = new ProcessDescription { Service = "shop", Environment = "test" }.Tags, NativeSpanEvents = false });
        for (ulong id = 1; id <= 50; id++)
        {
            writer.Write(Chunks.Of(id, spanCount: 20, textLength: 100));
            Assert.True(expected.TryAppend(Chunks.Of(id, spanCount: 20, textLength: 100)));
        }

        await writer.FlushAsync().InTime();

        Assert.Equal(expected.Complete().ToArray(), Assert.Single(agent.Traces).Body);
    }

    // Gives the most bytes that were held after a write.
    private static async Task<long> WriteAsync(AgentWriter writer, int perThread, int textLength = 0)
    {
        long[] highest = await Task.WhenAll(Enumerable.Range(0, ThreadCount).Select(thread => Task.Factory.StartNew(
            () =>
            {
                long held = 0;
                for (int i = 1; i <= perThread; i++)
                {
                    writer.Write(Chunks.Of((ulong)((thread * perThread) + i), textLength: textLength));
                    held = Math.Max(held, writer.HeldBytes);
                }

                return held;
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default)));
        return highest.Max();
    }

    private static long Dropped(AgentWriter writer) => Enum.GetValues<DropReason>().Sum(reason => writer.GetDropped(reason).Chunks);
}
