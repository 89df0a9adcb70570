namespace SpanPack.Tool;

/// <summary>A span of one side, ready to be compared. What is said of it is put together when it is needed: of most spans there is a twin on the other side.</summary>
/// <param name="Span">The span.</param>
/// <param name="Trace">What is said of its trace.</param>
/// <param name="IsRoot">Whether the facts of the trace are its own too.</param>
/// <param name="Signature">Equal for spans of which the same is said, and for no others.</param>
internal sealed record ComparedSpan(Span Span, ChunkFacts Trace, bool IsRoot, UInt128 Signature);
