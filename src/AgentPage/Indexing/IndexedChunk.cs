namespace SpanPack;

/// <summary>The data of a chunk about its trace.</summary>
internal sealed record IndexedChunk
{
    /// <summary>Gets the lower half of the trace id.</summary>
    internal required ulong TraceId { get; init; }

    /// <summary>Gets the upper half, or 0 if unknown.</summary>
    internal required ulong TraceIdUpper { get; init; }

    /// <summary>Gets the index of its first span among those of the payload.</summary>
    internal required int FirstSpan { get; init; }

    internal required int SpanCount { get; init; }

    internal required int Errors { get; init; }

    /// <summary>Gets the earliest start of a span, in nanoseconds since 1970.</summary>
    internal required long Start { get; init; }

    /// <summary>Gets the latest end of a span, in nanoseconds since 1970.</summary>
    internal required long End { get; init; }

    internal required HeadSpan Head { get; init; }
}
