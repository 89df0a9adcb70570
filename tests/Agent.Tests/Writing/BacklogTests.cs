namespace SpanPack.Agent.Tests;

/// <summary>What waits because the agent fails: what goes when memory is short, and in which order the rest is sent.</summary>
public sealed class BacklogTests
{
    [Fact]
    public async Task EvictedSpans_AreCountedAsSpans()
    {
        await using var agent = new TraceAgent((_, _) => TraceAgent.Response(503, "{}"));
        await using AgentWriter writer = agent.CreateWriter(new AgentWriterOptions
        {
            MaxHeldBytes = 1024 * 1024, SegmentBytes = 128 * 1024,
            MaxStripes = 1, FlushInterval = TimeSpan.FromMilliseconds(10), ShutdownTimeout = TimeSpan.Zero
        });
        for (ulong id = 1; writer.GetDropped(DropReason.Evicted).Chunks < 10 && id < 10_000; id++)
            writer.Write(Chunks.Of(id, spanCount: 5, textLength: 2_000));

        AgentWriterAmounts evicted = writer.GetDropped(DropReason.Evicted);
        Assert.InRange(evicted.Chunks, 10, 10_000);
        Assert.Equal(evicted.Chunks * 5, evicted.Spans);
    }

    [Fact]
    public void OfWhatFailedBefore_TheNewestGoesFirst()
    {
        var queue = new SegmentQueue(new WriterTotals());
        Segment[] segments = [.. Enumerable.Range(1, 4).Select(static number => SegmentOf((ulong)number))];
        foreach (Segment segment in segments) queue.Add(segment);
        Assert.Equal(segments, Enumerable.Range(0, 4).Select(_ => Fail(queue))); // each once, the oldest first

        Assert.Same(segments[3], Fail(queue));
        queue.SettleDropped(queue.Take()!, DropReason.Failed);
        Assert.Same(segments[2], queue.Take());
    }

    private static Segment SegmentOf(ulong id)
    {
        var writer = new TracePayloadWriter(TraceFormat.V04);
        Assert.True(writer.TryAppend(Chunks.Of(id)));
        return new Segment([writer.Detach()]);
    }

    private static Segment Fail(SegmentQueue queue)
    {
        Segment segment = queue.Take()!;
        segment.Attempts++;
        queue.PutBack(segment);
        return segment;
    }
}
