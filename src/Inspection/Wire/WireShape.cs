namespace SpanPack;

/// <summary>What an array or map is, where that decides what the numbers in it mean.</summary>
internal enum WireShape
{
    /// <summary>Anything of v0.4 and v0.7, and what is unknown: keys are keys, the rest are values.</summary>
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
