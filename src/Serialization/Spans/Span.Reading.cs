namespace SpanPack;

/// <content>What readers need: a payload may have one key as text and as a number, and is read as it is.</content>
public sealed partial class Span
{
    internal void ClearStrings() => _strings = default;

    internal void ClearMetrics() => _metrics = default;

    internal void ClearMetaStruct() => _metaStruct = default;

    internal void ClearLinks() => _links = default;

    internal void ClearEvents() => _events = default;

    internal void AddString(string name, string value) => _strings.Set(name, value, shadows: false);

    internal void AddMetric(string name, double value) => _metrics.Set(name, value, shadows: false);

    internal void AddMetaStruct(string name, byte[] value) => _metaStruct.Set(name, value, shadows: false);

    internal void AddTypedAttribute(string name, TagValue value) => _attributes.Set(name, new TypedAttribute(value), shadows: false);

    internal void SetTraceId(ulong upper, ulong lower) => (TraceIdUpper, TraceIdLower) = (upper, lower);
}
