namespace SpanPack;

/// <summary>The column that a list of traces is sorted by.</summary>
internal enum TraceOrder
{
    Service,
    Resource,
    Status,
    Duration,
    Spans,
    Errors,
}
