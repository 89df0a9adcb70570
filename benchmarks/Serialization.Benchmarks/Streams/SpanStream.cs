using SpanPack.Benchmarks.Streams.Shop;

namespace SpanPack.Benchmarks.Streams;

/// <summary>The traces of a web shop, all alive at once, in the order in which they ended.</summary>
internal sealed class SpanStream
{
    internal SpanStream(StreamKind kind, int spanCount)
    {
        Kind = kind;
        Traces = [.. new ShopTraffic(kind, spanCount).Run()];
        Chunks = Array.ConvertAll(Traces, static trace => trace.ToChunk());
        Spans = [.. Chunks.SelectMany(static chunk => Enumerable.Range(0, chunk.Spans.Count).Select(i => chunk.Spans[i]))];
        GC.Collect(); // compacts: objects stay in the order in which they were allocated, and nothing moves them from now on
    }

    internal StreamKind Kind { get; }

    internal StreamTrace[] Traces { get; }

    internal TraceChunk[] Chunks { get; }

    /// <summary>All spans, trace by trace.</summary>
    internal Span[] Spans { get; }
}
