namespace SpanPack.Tracing.Benchmarks.Chunks;

/// <summary>
/// One field for a span or an array that is full: the size of a reference, but an array that grows has to be copied once more at its end.
/// </summary>
internal readonly struct NoCount : ISpanList<NoCount>
{
    private readonly object _spans;

    private NoCount(object spans) => _spans = spans;

    public static NoCount Of(Span span) => new(span);

    public static ulong Sum(in NoCount spans)
    {
        if (spans._spans is Span single) return single.SpanId;
        ulong sum = 0;
        foreach (Span span in (Span[])spans._spans) sum += span.SpanId;
        return sum;
    }
}
