namespace SpanPack;

/// <summary>The messages of a request whose number is bounded.</summary>
internal enum OtlpMessage
{
    Resource,
    Scope,
    Span,
    Event,
    Link,
    KeyValue,
    Value,
    Array,
    Pairs,
}
