using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The attributes of a span as tags: numbers as metrics, all others as text. The first value of a name counts.</summary>
internal static class AttributeTags
{
    internal static void Add(SpanSource source, ClientPlan? client, ref SpanTarget target)
    {
        int place = 0;
        if (source.Activity is { } activity)
        {
            foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects())
                Add(source, client, ref target, tag, ref place);
        }
        else
        {
            foreach (ref readonly KeyValuePair<string, object?> tag in source.Listed) Add(source, client, ref target, tag, ref place);
        }
    }

    private static void Add(SpanSource source, ClientPlan? client, ref SpanTarget target, in KeyValuePair<string, object?> tag,
        ref int place)
    {
        if (tag.Key is not { } name || tag.Value is not { } value) return;
        AttributeKey? key = source.Attributes.KeyOf(place++, name);
        if (client?.Omits(name) == true) return;
        if (key is null) AddUnknown(source, ref target, name, value);
        else if (key.IsSpecial) AddSpecial(ref target, key, value);
        else AddValue(ref target, key.Tag, key.Tag.Name, value);
    }

    private static void AddUnknown(SpanSource source, ref SpanTarget target, string name, object value)
    {
        if (name.Length == 0) return;
        if (StructureTags.IsTaken(source, name) && !IsNumber(value)) return;
        AddValue(ref target, null, MappedTexts.TagNameOf(name), value);
    }

    // Most frequent first: each test is one comparison of types.
    private static void AddValue(ref SpanTarget target, AttributeKey? key, string name, object value)
    {
        if (value is string text) target.AddText(key, name, text);
        else if (value is int number) target.AddNumber(key, name, number);
        else if (value is long large) target.AddNumber(key, name, large);
        else if (value is double real) target.AddNumber(key, name, real);
        else AddOther(ref target, key, name, value);
    }

    private static void AddOther(ref SpanTarget target, AttributeKey? key, string name, object value)
    {
        AttributeValues.Read(value, out TagValue read);
        switch (read.Kind)
        {
            case TagValueKind.Int: target.AddNumber(key, name, read.AsInt64()); break;
            case TagValueKind.Double: target.AddNumber(key, name, read.AsDouble()); break;
            default: target.AddText(key, name, GoText.Of(read)); break;
        }
    }

    private static void AddSpecial(ref SpanTarget target, AttributeKey key, object value)
    {
        if (key.Id is not (AttributeId.AnalyticsEvent or AttributeId.SamplingPriority)) return;
        AttributeValues.Read(value, out TagValue read);
        bool isNumber = read.Kind is TagValueKind.Int or TagValueKind.Double;
        // the last counts
        if (key.Id == AttributeId.SamplingPriority && isNumber)
            SpanParts.SetNumber(target.Span, MetricNames.SamplingPriority,
                read.Kind == TagValueKind.Int ? read.AsInt64() : read.AsDouble());
        else if (key.Id == AttributeId.SamplingPriority || isNumber) AddValue(ref target, key, key.Name, value);
        else if (AnalyticsEvents.RateOf(GoText.Of(read)) is { } rate) SpanParts.SetNumber(target.Span, AnalyticsEvents.TagName, rate);
    }

    private static bool IsNumber(object value)
    {
        AttributeValues.Read(value, out TagValue read);
        return read.Kind is TagValueKind.Int or TagValueKind.Double;
    }
}
