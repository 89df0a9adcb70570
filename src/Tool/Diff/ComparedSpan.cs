namespace SpanPack.Tool;

/// <summary>
/// A span of one side, ready for comparison. Its facts are collected on demand, because most spans have a twin on the other side.
/// </summary>
/// <param name="Span">The span.</param>
/// <param name="Trace">The facts about its trace.</param>
/// <param name="IsRoot">Whether the span has the facts of the trace too.</param>
/// <param name="Signature">Equal for spans with equal facts, and for no others.</param>
internal sealed record ComparedSpan(Span Span, ChunkFacts Trace, bool IsRoot, UInt128 Signature);
