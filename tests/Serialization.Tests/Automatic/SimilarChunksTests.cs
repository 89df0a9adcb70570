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
            for (int i = 0; i < 2; i++) Check(oracle, plan, Write(formatter, buffer, chunk, plan.IsFirstOfPayload));
        }
    });

    [Fact]
    public void TagThatOnlyTheFirstSpanLosesToTheTracer_IsOnTheOthers()
    {
        Span[] spans = [.. Enumerable.Range(1, 3).Select(static id => Example.Root((ulong)id))];
        foreach (Span span in spans) span.SetTag(TagNames.TraceIdUpper, "0000000000000001");
        Node[] written = Example.Write(new TraceChunk(spans), new ProcessTags());

        Assert.Equal([false, true, true], Array.ConvertAll(written, static span => span["meta"].Keys.Contains(TagNames.TraceIdUpper)));
    }

    private static byte[] Write(SpanMessagePackFormatter formatter, PayloadBuffer buffer, in TraceChunk chunk, bool isFirstOfPayload)
    {
        buffer.Clear();
        formatter.Write(buffer, chunk, isFirstOfPayload);
        return buffer.WrittenSpan.ToArray();
    }

    private static void Check(AutomaticOracle oracle, ChunkPlan plan, byte[] chunk)
    {
        Node[] decoded = PlainMessagePack.Decode(chunk).Items;
        Assert.Equal(plan.Spans.Count, decoded.Length);
        for (int i = 0; i < decoded.Length; i++) Assert.Equal(oracle.ModelOf(i).ToString(), ModelOfNode.Of(decoded[i]).ToString());
    }
}
