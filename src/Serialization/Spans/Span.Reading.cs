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

    internal void ClearAttributes() => (_strings, _metrics, _metaStruct, _attributes) = (default, default, default, default);

    /// <summary>Makes room for a value of another type: v1.0 has one value for a key.</summary>
    internal void RemoveAttribute(string name)
    {
        _strings.Remove(name);
        _metrics.Remove(name);
        _metaStruct.Remove(name);
        _attributes.Remove(name);
    }

    internal void SetTraceId(ulong upper, ulong lower) => (TraceIdUpper, TraceIdLower) = (upper, lower);
}
