namespace SpanPack.Tracing.Benchmarks.Chunks;

/// <summary>An array of four and a count, as the existing tracer had it before.</summary>
internal readonly struct ArrayOfFour : ISpanList<ArrayOfFour>
{
    private const int Capacity = 4;

    private readonly Span[] _spans;
    private readonly int _count;

    private ArrayOfFour(Span span)
    {
        _spans = new Span[Capacity];
        _spans[_count++] = span;
    }

    public static ArrayOfFour Of(Span span) => new(span);

    public static ulong Sum(in ArrayOfFour spans)
    {
        ulong sum = 0;
        foreach (Span span in spans._spans.AsSpan(0, spans._count)) sum += span.SpanId;
        return sum;
    }
}
