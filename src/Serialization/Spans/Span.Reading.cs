namespace SpanPack;

/// <content>What readers and conversions need: a payload may have one key as text and as a number, and is read as it is.</content>
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

    internal void RemoveString(string name) => _strings.Remove(name);

    internal void RemoveMetric(string name) => _metrics.Remove(name);

    internal void RemoveTypedAttribute(string name) => _attributes.Remove(name);

    /// <summary>A span that says the same, with all its tags set by name, which can be changed without changing this one.</summary>
    internal Span Copy()
    {
        var copy = new Span
        {
            SpanId = SpanId,
            ParentId = ParentId,
            Start = Start,
            Duration = Duration,
            Error = Error,
            IsLocalRoot = _isLocalRoot,
            ParentService = ParentService,
            LastParentId = LastParentId,
            ServiceSource = ServiceSource,
            V1Fields = V1Fields,
        };
        copy.SetTraceId(TraceIdUpper, TraceIdLower);
        copy._head = _head;
        foreach (KeyValuePair<string, string> tag in EnumerateTags()) copy.AddString(tag.Key, tag.Value);
        foreach (KeyValuePair<string, double> tag in EnumerateMetrics()) copy.AddMetric(tag.Key, tag.Value);
        foreach (ref readonly CustomTag<byte[]?> entry in MetaStruct) copy._metaStruct.Set(entry.Key, entry.Value, shadows: false);
        foreach (ref readonly CustomTag<TypedAttribute?> entry in TypedAttributes) copy._attributes.Set(entry.Key, entry.Value, shadows: false);
        foreach (SpanLink link in Links) copy._links.Add(link);
        foreach (SpanEvent spanEvent in Events) copy._events.Add(spanEvent);
        return copy;
    }

    internal void SetTraceId(ulong upper, ulong lower) => (TraceIdUpper, TraceIdLower) = (upper, lower);
}
