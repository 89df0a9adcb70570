namespace SpanPack;

/// <summary>The layout of an array or map, where it decides the meaning of its numbers.</summary>
internal enum WireShape
{
    /// <summary>Everything in v0.4 and v0.7, and unknown parts: map keys and plain values.</summary>
    Plain,

    V05Payload,
    V05Table,
    V05Chunks,
    V05Chunk,
    V05Span,
    V05Meta,
    V05Metrics,

    V1Payload,
    V1Table,
    V1Chunks,
    V1Chunk,
    V1Spans,
    V1Span,
    V1Links,
    V1Link,
    V1Events,
    V1Event,

    /// <summary>Key, type, value, key, type, value, ….</summary>
    V1Attributes,

    /// <summary>Type, value, type, value, ….</summary>
    V1Elements,
}
