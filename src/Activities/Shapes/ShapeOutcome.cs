namespace SpanPack;

/// <summary>The result of writing a chunk by templates.</summary>
internal enum ShapeOutcome
{
    /// <summary>The chunk was not tried, or has data that templates do not support: the mapper and the writers write it.</summary>
    Unusual,

    /// <summary>A shape or template is unknown, and can perhaps be learned.</summary>
    Unknown,

    /// <summary>The chunk was written.</summary>
    Written,
}
