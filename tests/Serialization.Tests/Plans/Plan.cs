using FsCheck;
using FsCheck.Fluent;

namespace SpanPack.Serialization.Tests.Plans;

/// <summary>The arbitraries of the properties: plans of spans and chunks that shrink by leaving parts out.</summary>
internal static class Plan
{
    internal static Arbitrary<SpanPlan> OfSpan()
        => Arb.From(Gen.Choose(0, int.MaxValue).Select(static seed => Spans.Draw(new Dice(seed))), static plan => plan.Shrink());

    internal static Arbitrary<ChunkPlan> OfChunk()
        => Arb.From(Gen.Choose(0, int.MaxValue).Select(static seed => Chunks.Draw(new Dice(seed))), static plan => plan.Shrink());

    internal static Arbitrary<List<ChunkPlan>> OfSimilarChunks()
        => Arb.From(Gen.Choose(0, int.MaxValue).Select(static seed => SimilarChunks.Draw(new Dice(seed))), SpanPlan.Without);
}
