namespace SpanPack;

/// <content>Members for readers and conversions: a payload may have a key as text and as a number, and is read unchanged.</content>
public sealed partial class Span
{
    internal void ClearMetaStruct()
    {
        if (Extras is { } extras) extras.MetaStruct = default;
    }

    internal void ClearLinks()
    {
        if (Extras is { } extras) extras.Links = default;
    }

    internal void ClearEvents()
    {
        if (Extras is { } extras) extras.Events = default;
    }

    /// <summary>Adds a text whose name the texts of the span do not contain.</summary>
    internal void AppendString(TagKey name, string value, int expected) => _strings.Append(name, value, expected: expected);

    /// <summary>Adds a number whose name the numbers of the span do not contain.</summary>
    internal void AppendMetric(TagKey name, double value, int expected)
        => MakeMetrics().Append(name, new MetricValue(value), expected: expected);

    internal void AddString(string name, string value) => AddString(TagKeys.Find(name), value);

    internal void AddMetric(string name, double value) => AddMetric(TagKeys.Find(name), value);

    internal void AddString(TagKey name, string value) => _strings.Set(name, value);

    internal void AddMetric(TagKey name, double value) => MakeMetrics().Set(name, new MetricValue(value));

    /// <summary>Replaces a text of the span, typed or named, and keeps a number of the name.</summary>
    internal void ReplaceText(string name, string text)
    {
        if (_strings.Scan(name) is not null) _strings.At(_strings.Find(name)) = text;
        else Tags?.TrySet(name, text, out _);
    }

    internal void AddMetaStruct(TagKey name, byte[] value) => MakeExtras().MetaStruct.Set(name, value);

    internal void AddTypedAttribute(TagKey name, TagValue value) => MakeExtras().Attributes.Set(name, new TypedAttribute(value));

    /// <summary>Removes an attribute before a value of another type is set: v1.0 has one value per key.</summary>
    internal void RemoveAttribute(string name)
    {
        _strings.Remove(name);
        _metrics?.Tags.Remove(name);
        Extras?.MetaStruct.Remove(name);
        Extras?.Attributes.Remove(name);
    }

    internal void RemoveString(string name) => _strings.Remove(name);

    internal void RemoveMetric(string name) => _metrics?.Tags.Remove(name);

    internal void RemoveTypedAttribute(string name) => Extras?.Attributes.Remove(name);

    /// <summary>Returns a copy with another resource, which shares the tags: for writing, not for changes.</summary>
    internal Span WithResource(string? resource)
    {
        var shown = (Span)MemberwiseClone();
        shown.Resource = resource;
        return shown;
    }

    /// <summary>Returns a copy with all tags set by name, which can be changed independently.</summary>
    internal Span Copy()
    {
        var copy = new Span
        {
            SpanId = SpanId,
            ParentId = ParentId,
            Start = Start,
            Duration = Duration,
            ErrorMark = ErrorMark,
            IsLocalRoot = _isLocalRoot,
            _life = _life,
            HasTwins = HasTwins,
            ParentService = ParentService,
            LastParentId = LastParentId,
            ServiceSource = ServiceSource,
            V1Fields = V1Fields,
        };
        copy.SetTraceId(TraceIdUpper, TraceIdLower);
        copy._head = _head;
        if (_tags is null) CopyTags(copy);
        else CopyAllTags(copy);
        foreach (ref readonly CustomTag<byte[]?> entry in MetaStruct)
        {
            if (entry.Value is { } value) copy.AddMetaStruct(entry.Name, value);
        }

        foreach (ref readonly CustomTag<TypedAttribute?> entry in TypedAttributes)
        {
            if (entry.Value is { } attribute && (_tags is not { } tags || !tags.IsSet(entry.Key)))
                copy.AddTypedAttribute(entry.Name, attribute.Value);
        }

        foreach (SpanLink link in Links) copy.AddLink(link);
        foreach (SpanEvent spanEvent in Events) copy.AddEvent(spanEvent);
        return copy;
    }

    internal void SetTraceId(ulong upper, ulong lower) => (TraceIdUpper, TraceIdLower) = (upper, lower);

    // Spans that were read have no others, and names that the copy can share.
    private void CopyTags(Span copy)
    {
        foreach (ref readonly CustomTag<string?> tag in CustomStrings)
        {
            if (tag.Value is { } text) copy._strings.Append(tag.Name, text);
        }

        foreach (ref readonly CustomTag<MetricValue> tag in CustomMetrics)
        {
            if (tag.Value.TryGet(out _)) copy.MakeMetrics().Append(tag.Name, tag.Value);
        }
    }

    private void CopyAllTags(Span copy)
    {
        foreach (KeyValuePair<string, string> tag in EnumerateTags()) copy.AddString(tag.Key, tag.Value);
        foreach (KeyValuePair<string, double> tag in EnumerateMetrics()) copy.AddMetric(tag.Key, tag.Value);
    }
}
