using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The attributes of a span as tags: numbers to the numbers, all others as text, the first of a name.</summary>
internal static class AttributeTags
{
    private const string SamplingPriority = "_sampling_priority_v1";

    internal static void Add(SpanSource source, ref SpanTarget target)
    {
        foreach (ref readonly AttributeEntry entry in source.Attributes.Entries)
        {
            AttributeKey? key = entry.Key;
            if (key is null) AddUnknown(source, ref target, entry);
            else if (key.IsSpecial) AddSpecial(ref target, key, entry.Value);
            else AddValue(ref target, key.Tag, key.Tag.Name, entry.Value);
        }
    }

    private static void AddUnknown(SpanSource source, ref SpanTarget target, in AttributeEntry entry)
    {
        if (entry.Name.Length == 0) return;
        // The structures themselves have these names where they are text.
        if (source.Events.Count > 0 && entry.Name == TagNames.Events) return;
        if (source.Links.Count > 0 && entry.Name == TagNames.SpanLinks) return;
        AddValue(ref target, null, MappedTexts.TagNameOf(entry.Name), entry.Value);
    }

    private static void AddValue(ref SpanTarget target, AttributeKey? key, string name, in TagValue value)
    {
        switch (value.Kind)
        {
            case TagValueKind.String: target.AddText(key, name, value.AsString() ?? string.Empty); break;
            case TagValueKind.Int: target.AddNumber(key, name, value.AsInt64()); break;
            case TagValueKind.Double: target.AddNumber(key, name, value.AsDouble()); break;
            default: target.AddText(key, name, GoText.Of(value)); break;
        }
    }

    private static void AddSpecial(ref SpanTarget target, AttributeKey key, in TagValue value)
    {
        bool isNumber = value.Kind is TagValueKind.Int or TagValueKind.Double;
        if (key.Id == AttributeId.AnalyticsEvent)
        {
            if (isNumber) AddValue(ref target, key, key.Name, value);
            else if (AnalyticsEvents.RateOf(GoText.Of(value)) is { } rate) SpanParts.SetNumber(target.Span, AnalyticsEvents.TagName, rate);
        }
        else if (key.Id == AttributeId.SamplingPriority)
        {
            if (isNumber) AddValue(ref target, null, SamplingPriority, value);
            else AddValue(ref target, key, key.Name, value);
        }
    }
}
