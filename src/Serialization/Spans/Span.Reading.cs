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

    internal void SetTraceId(ulong upper, ulong lower) => (TraceIdUpper, TraceIdLower) = (upper, lower);
}
