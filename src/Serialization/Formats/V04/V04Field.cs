namespace SpanPack;

/// <summary>The fields of v0.4 (and v0.7) spans. The numbers index <see cref="V04FieldNames"/>.</summary>
internal enum V04Field
{
    Unknown,
    Service,
    Name,
    Resource,
    Type,
    TraceId,
    SpanId,
    ParentId,
    Start,
    Duration,
    Error,
    Meta,
    Metrics,
    MetaStruct,
    SpanLinks,
    SpanEvents,
}
