using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Agent.Benchmarks.Writing;

/// <summary>
/// Chunks as a tracer ends them: of one trace, each span with an id and a duration. The peer's spans of P5 are of several traces and lack
/// both, which a writer splits and leaves out.
/// </summary>
internal static class EndedChunks
{
    private const long Duration = 1_500_000; // ns

    /// <summary>Makes the first chunk of an arrangement.</summary>
    internal static TraceChunk Create(SpanShape shape, Arrangement arrangement)
    {
        var traces = new TraceSet(shape, arrangement);
        UInt128 traceId = traces.Spans[^1].TraceId;
        foreach (Span span in traces.Spans)
        {
            span.TraceId = traceId;
            if (span.SpanId == 0) span.SpanId = (ulong)traces.Spans.Length;
            if (span.Duration == 0) span.Duration = Duration;
        }

        return traces.Chunks[0];
    }
}
