namespace SpanPack.Benchmarks.Shapes;

/// <summary>
/// Spans of one shape in one arrangement, and the chunks that are written. The spans are in the order in which they were allocated.
/// </summary>
internal sealed class TraceSet
{
    internal TraceSet(SpanShape shape, Arrangement arrangement)
    {
        Shape = shape;
        Arrangement = arrangement;
        Process = ShapeProcess.Of(shape);
        Spans = new Span[arrangement.SpanCount()];
        for (int i = 0; i < Spans.Length; i++) Spans[i] = SpanShapes.Create(shape, i);
        if (arrangement.IsOneChunk() && shape != SpanShape.Sql) ShareTraceId(Spans);
        if (arrangement == Arrangement.TraceOf20) MakeChildren(Spans);
        Chunks = arrangement.IsOneChunk()
            ? [ShapeProcess.Chunk(shape, Spans)]
            : Array.ConvertAll(Spans, span => ShapeProcess.Chunk(shape, span));
    }

    internal SpanShape Shape { get; }

    internal Arrangement Arrangement { get; }

    internal ProcessTags Process { get; }

    internal Span[] Spans { get; }

    internal TraceChunk[] Chunks { get; }

    // All but P5: the peer's spans have ids of their own although they are in one chunk.
    private static void ShareTraceId(Span[] spans)
    {
        foreach (Span span in spans) span.TraceId = spans[0].TraceId;
    }

    // As a tracer does it, which knows the parent when it starts a span.
    private static void MakeChildren(Span[] spans)
    {
        if (spans[0].SpanId == 0) spans[0].SpanId = (ulong)spans.Length; // P5 counts from 0, which as a parent means none
        foreach (Span child in spans.AsSpan(1))
        {
            child.TraceId = spans[0].TraceId;
            child.ParentId = spans[0].SpanId;
            child.ParentService = spans[0].Service;
        }
    }
}
