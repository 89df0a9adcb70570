namespace SpanPack;

/// <summary>What a condition is about.</summary>
internal enum FilterTarget
{
    Tag,
    Text,
    Service,
    Name,
    Resource,
    Type,
    Kind,
    Status,
    Duration,
    SpanId,
    ParentId,
    TraceId,
    TraceDuration,
    TraceSpans,
    TraceErrors,
    TraceRoot,
}
