namespace SpanPack;

/// <summary>A chunk of a payload that is kept.</summary>
internal struct KeptChunk
{
    /// <summary>The memory of one, in bytes.</summary>
    internal const int Bytes = 16;

    /// <summary>The number of its trace, which may have been removed.</summary>
    internal long Trace;

    /// <summary>The index of its first span among those of the payload.</summary>
    internal int FirstSpan;

    internal int SpanCount;
}
