using SpanPack.Benchmarks.Floors;

namespace SpanPack.Benchmarks.Shapes;

/// <summary>What the formatter makes of a set of traces.</summary>
/// <param name="set">The traces.</param>
internal sealed class WrittenTraces(TraceSet set) : WrittenChunks(set.Chunks, set.Spans, set.Process)
{
    internal TraceSet Set => set;
}
