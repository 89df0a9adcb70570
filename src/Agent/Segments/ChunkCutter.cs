namespace SpanPack;

/// <summary>Splits a chunk that is too large for a request into two, each with the data of the trace.</summary>
internal static class ChunkCutter
{
    /// <param name="chunk">Two spans or more.</param>
    internal static (TraceChunk First, TraceChunk Second) Cut(in TraceChunk chunk)
    {
        int half = chunk.SpanCount / 2;
        var first = new Span[half];
        var second = new Span[chunk.SpanCount - half];
        for (int i = 0; i < first.Length; i++) first[i] = chunk.Spans[i];
        for (int i = 0; i < second.Length; i++) second[i] = chunk.Spans[half + i];
        return (chunk.WithSpans(first), chunk.WithSpans(second));
    }
}
