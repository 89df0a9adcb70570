namespace SpanPack;

/// <content>The spans of a chunk.</content>
public readonly partial struct TraceChunk
{
    /// <summary>Gets the number of spans.</summary>
    public int SpanCount => Spans.Count;

    /// <summary>Returns the same chunk with other spans of the trace.</summary>
    /// <param name="spans">The spans.</param>
    /// <returns>A chunk with these spans and the same trace data.</returns>
    public TraceChunk WithSpans(SpanCollection spans) => this with { Spans = spans };
}
