namespace SpanPack;

/// <summary>The field of a condition.</summary>
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
    TraceStart,
    TraceOperation,
}
