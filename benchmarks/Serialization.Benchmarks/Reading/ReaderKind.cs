namespace SpanPack.Benchmarks.Reading;

/// <summary>How a payload is read.</summary>
public enum ReaderKind
{
    /// <summary><c>TracePayloadReader.Read</c>.</summary>
    Spans,

    /// <summary><c>TracePayloadReader.Visit</c>.</summary>
    Visitor,
}
