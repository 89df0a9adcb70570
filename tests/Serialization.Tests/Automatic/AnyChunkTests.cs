using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Automatic;

[Trait(Category.Name, Category.Properties)]
public sealed class AnyChunkTests
{
    [Fact]
    public void EverySpan_HasTheTagsOfTheTable_ForBothReaders() => Property.Holds(Plan.OfChunk(), 400, static plan =>
    {
        var oracle = new AutomaticOracle(plan);
        byte[] chunk = Written.Chunk(plan.Formatter, plan.Build(), plan.IsFirstOfPayload);
        Node[] decoded = PlainMessagePack.Decode(chunk).Items;
        SpanCollection read = Written.Read(chunk).Spans;

        Assert.Equal(plan.Spans.Count, decoded.Length);
        Assert.Equal(plan.Spans.Count, read.Count);
        for (int i = 0; i < decoded.Length; i++)
        {
            string expected = oracle.ModelOf(i).ToString();
            Assert.Equal(expected, ModelOfNode.Of(decoded[i]).ToString());
            Assert.Equal(expected, ModelOfSpan.Of(read[i]).ToString());
        }
    });

    [Fact]
    public void NoKey_IsInTwoMapsOfASpan() => Property.Holds(Plan.OfChunk(), 200, static plan =>
    {
        byte[] chunk = Written.Chunk(plan.Formatter, plan.Build(), plan.IsFirstOfPayload);
        foreach (Node span in PlainMessagePack.Decode(chunk).Items)
        {
            Assert.Empty(span["meta"].Keys.Intersect(span["metrics"].Keys));
        }
    });

    [Fact]
    public void ATraceId_IsReadBackWhole() => Property.Holds(Plan.OfChunk(), 200, static plan =>
    {
        // Any span may say the upper half, the last one is believed: here only the first one does.
        List<SpanPlan> spans = plan.Spans.ConvertAll(static span => span with { Tags = [] });
        byte[] chunk = Written.Chunk(plan.Formatter, (plan with { Spans = spans }).Build());
        foreach (Span span in Written.Read(chunk).Spans) Assert.Equal(plan.Spans[0].TraceId, span.TraceId);
    });
}
