namespace SpanPack.Tracing.Benchmarks.Chunks;

/// <summary>One field for a span or an array: <see cref="SpanCollection"/>.</summary>
internal readonly struct OneOrMany(Span span) : ISpanList<OneOrMany>
{
    private readonly SpanCollection _spans = new(span);

    public static OneOrMany Of(Span span) => new(span);

    public static ulong Sum(in OneOrMany spans)
    {
        ulong sum = 0;
        foreach (Span span in spans._spans) sum += span.SpanId;
        return sum;
    }
}
