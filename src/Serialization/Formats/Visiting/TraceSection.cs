namespace SpanPack;

/// <summary>The lists and maps of a payload that a later one of the same element replaces.</summary>
internal enum TraceSection
{
    /// <summary>All attributes of the payload.</summary>
    PayloadAttributes,

    /// <summary>All chunks of the payload.</summary>
    Chunks,

    /// <summary>All attributes of the chunk.</summary>
    ChunkAttributes,

    /// <summary>All spans of the chunk.</summary>
    Spans,

    /// <summary>The attributes of the span that are text (<c>meta</c>; not v1.0).</summary>
    SpanStrings,

    /// <summary>The attributes of the span that are doubles (<c>metrics</c>; not v1.0).</summary>
    SpanMetrics,

    /// <summary>The attributes of the span that are binary data (<c>meta_struct</c>; not v1.0).</summary>
    SpanStructures,

    /// <summary>All attributes of the span (v1.0).</summary>
    SpanAttributes,

    /// <summary>All links of the span.</summary>
    SpanLinks,

    /// <summary>All events of the span.</summary>
    SpanEvents,

    /// <summary>All attributes of the link.</summary>
    LinkAttributes,

    /// <summary>All attributes of the event.</summary>
    EventAttributes,
}
