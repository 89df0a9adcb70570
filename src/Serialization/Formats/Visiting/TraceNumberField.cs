namespace SpanPack;

/// <summary>The fields that hold numbers. All are passed as 64 bits; unsigned ones as their bits.</summary>
public enum TraceNumberField
{
    /// <summary>The sampling priority of a chunk (v0.7, v1.0): 32 bits, signed; −128 means none, an absent one 0.</summary>
    ChunkPriority,

    /// <summary>The mark of a chunk that samplers dropped (v0.7, v1.0): 0 or 1.</summary>
    ChunkDropped,

    /// <summary>The mechanism that decided the priority (v1.0): 32 bits, unsigned.</summary>
    ChunkMechanism,

    /// <summary>The upper half of the trace id of a chunk (v1.0); unsigned. Other formats have it in the tag <c>_dd.p.tid</c>.</summary>
    ChunkTraceIdUpper,

    /// <summary>The lower half of the trace id of a chunk (v1.0); unsigned.</summary>
    ChunkTraceIdLower,

    /// <summary>The lower half of the trace id of a span (not v1.0); unsigned.</summary>
    SpanTraceIdLower,

    /// <summary>The id of a span; unsigned.</summary>
    SpanId,

    /// <summary>The id of the parent; unsigned, 0 for none.</summary>
    SpanParentId,

    /// <summary>The start in nanoseconds since the Unix epoch; signed, in v1.0 unsigned.</summary>
    SpanStart,

    /// <summary>The duration in nanoseconds; signed, in v1.0 unsigned.</summary>
    SpanDuration,

    /// <summary>The error mark: 32 bits, signed; in v1.0 0 or 1.</summary>
    SpanError,

    /// <summary>The kind of a span (v1.0): 32 bits, unsigned.</summary>
    SpanKind,

    /// <summary>The upper half of the trace id of a link; unsigned.</summary>
    LinkTraceIdUpper,

    /// <summary>The lower half of the trace id of a link; unsigned.</summary>
    LinkTraceIdLower,

    /// <summary>The id of the span linked to; unsigned.</summary>
    LinkSpanId,

    /// <summary>The flags of a link: 32 bits, unsigned.</summary>
    LinkFlags,

    /// <summary>The time of an event in nanoseconds since the Unix epoch; unsigned.</summary>
    EventTime,
}
