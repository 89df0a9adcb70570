namespace SpanPack;

/// <summary>The parts of a payload that begin and end.</summary>
public enum TraceElement
{
    /// <summary>The payload itself: the owner of its attributes. Visitors are not called for its beginning and end.</summary>
    Payload,

    /// <summary>A chunk of spans of one trace.</summary>
    Chunk,

    /// <summary>A span, within a chunk.</summary>
    Span,

    /// <summary>A link, within a span.</summary>
    Link,

    /// <summary>An event, within a span.</summary>
    Event,
}
