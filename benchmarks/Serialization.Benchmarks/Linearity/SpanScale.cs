using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Benchmarks.Linearity;

/// <summary>Spans in one chunk and in one payload.</summary>
internal static class SpanScale
{
    internal static ScaleTable Table { get; } = new(
        "Spans",
        "P1 spans: in one chunk without parents; in one chunk, each the child of the one before, so that parents have to be looked for; in one payload, each a trace. From 10,000 on, neither spans nor bytes fit the caches.",
        "spans",
        "span",
        1,
        [1, 10, 100, 1000, 10_000, 100_000],
        [
            new ScaleColumn("chunk v0.4", static count => Write(TraceFormat.V04, OneChunk(count))),
            new ScaleColumn("chain v0.4", static count => Write(TraceFormat.V04, Chain(count))),
            new ScaleColumn("payload v0.4", static count => Write(TraceFormat.V04, Traces(count))),
            new ScaleColumn("payload v0.5", static count => Write(TraceFormat.V05, Traces(count))),
            new ScaleColumn("payload v1.0", static count => Write(TraceFormat.V1, Traces(count))),
        ]);

    private static double Write(TraceFormat format, TraceChunk[] chunks)
    {
        GC.Collect(); // the spans of the measurement before
        return TimedWriter.Time(format, chunks);
    }

    private static TraceChunk[] Traces(int count) => Array.ConvertAll(Spans(count), static span => ShapeProcess.Chunk(SpanShape.Simple, span));

    private static TraceChunk[] OneChunk(int count)
    {
        Span[] spans = Spans(count);
        foreach (Span span in spans) span.TraceId = spans[0].TraceId;
        return [ShapeProcess.Chunk(SpanShape.Simple, spans)];
    }

    private static TraceChunk[] Chain(int count)
    {
        TraceChunk[] chunks = OneChunk(count);
        SpanCollection spans = chunks[0].Spans;
        for (int i = 1; i < spans.Count; i++) spans[i].ParentId = spans[i - 1].SpanId;
        return chunks;
    }

    private static Span[] Spans(int count) => [.. Enumerable.Range(0, count).Select(static i => SpanShapes.Create(SpanShape.Simple, i))];
}
