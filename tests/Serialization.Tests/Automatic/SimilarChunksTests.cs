using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>What a buffer remembers of spans changes nothing of those that come after them.</summary>
[Trait(Category.Name, Category.Properties)]
public sealed class SimilarChunksTests
{
    [Fact]
    public void EverySpan_IsItsOwn_HoweverLikeTheLastOne() => Property.Holds(Plan.OfSimilarChunks(), 600, static plans =>
    {
        using var buffer = new PayloadBuffer();
        ProcessTags process = plans.Count == 0 ? new ProcessTags() : plans[0].Process; // one object: what is encoded for it is one too
        foreach (ChunkPlan drawn in plans)
        {
            ChunkPlan plan = drawn with { Process = process };
            SpanMessagePackFormatter formatter = plan.Formatter;
            TraceChunk chunk = plan.Build();
            var oracle = new AutomaticOracle(plan);
            for (int i = 0; i < 2; i++) Check(oracle, plan, Written.Chunk(formatter, buffer, chunk, plan.IsFirstOfPayload));
        }
    });

    [Theory]
    [InlineData(TraceFormat.V05)]
    [InlineData(TraceFormat.V07)]
    [InlineData(TraceFormat.V1)]
    public void EveryChunkOfAPayload_ReadsAsItDoesAlone(TraceFormat format) => Property.Holds(Plan.OfSimilarChunks(), 300, plans =>
    {
        if (plans.Count == 0) return;
        var options = WriterOptions.Of(plans[0].Process);
        TraceChunk[] chunks = [.. plans.Select(static plan => plan.Build())];
        string[] together = Read(format, options, chunks);
        int next = 0;
        foreach (TraceChunk chunk in chunks)
        {
            string[] alone = Read(format, options, [chunk]);
            Assert.Equal(alone, together[next..(next + alone.Length)]);
            next += alone.Length;
        }

        Assert.Equal(next, together.Length);
    });

    [Fact]
    public void TagThatOnlyTheFirstSpanLosesToTheTracer_IsOnTheOthers()
    {
        Span[] spans = [.. Enumerable.Range(1, 3).Select(static id => Example.Root((ulong)id))];
        foreach (Span span in spans) span.SetTag(TagNames.TraceIdUpper, "0000000000000001");
        Node[] written = Example.Write(new TraceChunk(spans), new ProcessTags());

        Assert.Equal([false, true, true], Array.ConvertAll(written, static span => span["meta"].Keys.Contains(TagNames.TraceIdUpper)));
    }

    private static string[] Read(TraceFormat format, TracePayloadWriterOptions options, TraceChunk[] chunks)
    {
        // A chunk of its own takes the tags that a payload has once, where spans have them.
        TraceChunk[] once = format == TraceFormat.V1 ? [] : [new TraceChunk(new Span { SpanId = 1 })];
        using var writer = new TracePayloadWriter(format, options);
        foreach (TraceChunk chunk in (TraceChunk[])[.. once, .. chunks]) Assert.True(writer.TryAppend(chunk));
        TracePayload payload = TracePayloadReader.Read(writer.Complete().AsMemory().Span, format);
        var spans = new List<string>();
        foreach (TraceChunk chunk in payload.Chunks.Skip(once.Length))
        {
            foreach (Span span in chunk.Spans) spans.Add($"{ModelOfSpan.Of(span)} {span.Extras?.V1Fields}");
        }

        return [.. spans];
    }

    private static void Check(AutomaticOracle oracle, ChunkPlan plan, byte[] chunk)
    {
        Node[] decoded = PlainMessagePack.Decode(chunk).Items;
        Assert.Equal(plan.Spans.Count, decoded.Length);
        for (int i = 0; i < decoded.Length; i++) Assert.Equal(oracle.ModelOf(i).ToString(), ModelOfNode.Of(decoded[i]).ToString());
    }
}
