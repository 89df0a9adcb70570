namespace SpanPack;

/// <summary>Facts of sections.</summary>
internal static class TraceSections
{
    /// <summary>Returns whether a section is a list of elements; else it is attributes.</summary>
    internal static bool IsList(TraceSection section)
        => section is TraceSection.Chunks or TraceSection.Spans or TraceSection.SpanLinks or TraceSection.SpanEvents;

    /// <summary>Returns the elements of a list, or the owner of attributes.</summary>
    internal static TraceElement ElementOf(TraceSection section) => section switch
    {
        TraceSection.PayloadAttributes => TraceElement.Payload,
        TraceSection.Chunks or TraceSection.ChunkAttributes => TraceElement.Chunk,
        TraceSection.SpanLinks or TraceSection.LinkAttributes => TraceElement.Link,
        TraceSection.SpanEvents or TraceSection.EventAttributes => TraceElement.Event,
        _ => TraceElement.Span,
    };
}
