namespace SpanPack;

/// <summary>The subject of a finding; findings of one kind are counted together.</summary>
internal enum FindingKind
{
    Service,
    Name,
    Resource,
    Type,
    Start,
    Duration,
    ErrorMark,
    SpanIdZero,
    TraceIdZero,
    TraceIdsDiffer,
    DuplicateSpanId,
    OwnParent,
    NoSpans,
    Key,
    Value,
    BrokenJson,
    NotNormalTag,
    StatusCode,
    KeyTwice,
    Priority,
    DecisionMaker,
    Headers,
    TrailingBytes,
    LinkName,
    Size,
}
