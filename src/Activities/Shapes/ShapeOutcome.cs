namespace SpanPack;

/// <summary>What became of a chunk that was to be written by templates.</summary>
internal enum ShapeOutcome
{
    /// <summary>It was not tried, or has what templates do not: the mapper and the writers do it.</summary>
    Unusual,

    /// <summary>A shape or template is not known, and can perhaps be learned.</summary>
    Unknown,

    /// <summary>It was written.</summary>
    Written,
}
