using System.Collections.Concurrent;

namespace SpanPack.Agent.Tests;

/// <summary>Spans for which an agent drops their chunk cost themselves, are counted, and are said once.</summary>
public sealed class InvalidSpanTests
{
    private readonly ConcurrentQueue<string> _log = new();

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task ASpanWithoutAnId_CostsItself(bool isSpanId)
    {
        await using var agent = new TraceAgent { Info = null };
        await using AgentWriter writer = Create(agent);
        for (ulong id = 1; id <= 2; id++)
        {
            TraceChunk chunk = Chunks.Of(id, spanCount: 3);
            if (isSpanId) chunk.Spans[1].SpanId = 0;
            else chunk.Spans[1].TraceId = 0;
            writer.Write(chunk);
        }

        await writer.FlushAsync().InTime();

        Assert.Equal(new AgentWriterAmounts(0, 2, 0), writer.GetDropped(DropReason.Invalid));
        Assert.Equal((2, 4), (writer.Sent.Chunks, writer.Sent.Spans));
        Assert.All(Sent(agent), static chunk => Assert.Equal(1, chunk.Spans[0].GetMetric("_sampling_priority_v1")));
        Assert.Single(_log, static text => text.Contains("no span id or no trace id", StringComparison.Ordinal));
    }

    [Fact]
    public async Task AChunkOfSuchSpansAlone_IsDropped()
    {
        await using var agent = new TraceAgent { Info = null };
        await using AgentWriter writer = Create(agent);
        writer.Write(new TraceChunk(new Span[] { new() { Name = "op", Duration = 1 }, new() { Name = "op", Duration = 1 } }));
        writer.Write(new TraceChunk(new Span { TraceId = 1, Name = "op", Duration = 1 }));
        writer.Write(default);

        await writer.FlushAsync().InTime();

        Assert.Equal(new AgentWriterAmounts(2, 3, 0), writer.GetDropped(DropReason.Invalid));
        Assert.Equal(0, writer.Sent.Chunks);
        Assert.Empty(agent.Traces);
    }

    [Fact]
    public async Task TwoTracesInAChunk_AreTwoChunks()
    {
        await using var agent = new TraceAgent { Info = null };
        await using AgentWriter writer = Create(agent);
        Span[] spans = [Chunks.Of(1).Spans[0], Chunks.Of(2).Spans[0], Chunks.Of(1, 2).Spans[1]];
        writer.Write(new TraceChunk(spans) { SamplingPriority = SamplingPriority.UserKeep });

        await writer.FlushAsync().InTime();

        Assert.Equal((2, 3), (writer.Sent.Chunks, writer.Sent.Spans));
        Assert.Equal([2, 1], Sent(agent).Select(static chunk => chunk.SpanCount)); // of the first trace, of the second
        Assert.All(Sent(agent), static chunk => Assert.Equal(2, chunk.Spans[0].GetMetric("_sampling_priority_v1")));
        Assert.Single(_log, static text => text.Contains("of 2 traces", StringComparison.Ordinal));
    }

    [Fact]
    public async Task ASpanThatHasNotEnded_IsSentAndSaid()
    {
        await using var agent = new TraceAgent { Info = null };
        await using AgentWriter writer = Create(agent);
        Span open = Span.CreateRoot("op");
        writer.Write(new TraceChunk(open));
        writer.Write(new TraceChunk(Span.CreateRoot("op")));
        Span brief = Chunks.Of(7).Spans[0];
        brief.Duration = 0; // made with its times: it has ended
        writer.Write(new TraceChunk(brief));

        await writer.FlushAsync().InTime();

        Assert.Equal(3, writer.Sent.Spans);
        Assert.Single(_log, static text => text.Contains("was written before its end", StringComparison.Ordinal));
    }

    private static IEnumerable<TraceChunk> Sent(TraceAgent agent) => agent.Traces.SelectMany(static request => Chunks.Read(request).Chunks);

    private AgentWriter Create(TraceAgent agent)
        => agent.CreateWriter(new AgentWriterOptions
        {
            FlushInterval = TimeSpan.FromMinutes(10),
            Logger = new CallbackLogger((_, text) => _log.Enqueue(text))
        });
}
