using System.Buffers;

namespace SpanPack.Tracing.Benchmarks.Chunks;

/// <summary>An array from a pool, which the last one who has it gives back.</summary>
internal readonly struct PooledArray : ISpanList<PooledArray>
{
    private const int Capacity = 4;

    private readonly Span[] _spans;
    private readonly int _count;

    private PooledArray(Span span)
    {
        _spans = ArrayPool<Span>.Shared.Rent(Capacity);
        _spans[_count++] = span;
    }

    public static PooledArray Of(Span span) => new(span);

    public static ulong Sum(in PooledArray spans)
    {
        ulong sum = 0;
        foreach (Span span in spans._spans.AsSpan(0, spans._count)) sum += span.SpanId;
        ArrayPool<Span>.Shared.Return(spans._spans, clearArray: true); // or the pool would keep spans alive
        return sum;
    }
}
