using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>Attribute values as text, equal to the output of formats without types.</summary>
internal static class LoweredText
{
    /// <summary>Returns the text of a value other than null text.</summary>
    internal static string Of(in TagValue value)
        => value.Kind is TagValueKind.Array or TagValueKind.KeyValueList
            ? Encoding.UTF8.GetString(TagValueJson.Format(value))
            : value.ToString();

    /// <summary>
    /// Returns a list with text only; the same list if it has nothing else. Arrays become JSON, or one entry per element: <c>key.0</c>,
    /// <c>key.1</c>, ….
    /// </summary>
    internal static AttributeList ListOf(AttributeList list, ConversionRule rule, string field, ConversionLog log,
        bool splitsArrays = false)
    {
        bool isText = true;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in list.AsSpan())
            isText &= attribute.Value.Kind == TagValueKind.String;
        if (isText) return list;

        var lowered = new AttributeList();
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in list.AsSpan())
        {
            if (attribute.Value.Kind == TagValueKind.String)
            {
                lowered.Add(attribute.Key, attribute.Value);
                continue;
            }

            log.Add(rule, field, attribute.Key);
            if (splitsArrays && attribute.Value.Kind == TagValueKind.Array)
                AddElements(lowered, attribute.Key, attribute.Value.AsArray(), field, log);
            else lowered.Add(attribute.Key, Of(attribute.Value));
        }

        return lowered;
    }

    private static void AddElements(AttributeList list, string key, ReadOnlySpan<TagValue> elements, string field, ConversionLog log)
    {
        for (int i = 0; i < elements.Length; i++)
        {
            if (elements[i].Kind == TagValueKind.Array) log.Add(ConversionRule.NestedArray, field, key);
            else if (!elements[i].IsNullText) list.Add(string.Create(CultureInfo.InvariantCulture, $"{key}.{i}"), Of(elements[i]));
        }
    }
}
