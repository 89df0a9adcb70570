using System.Text;

namespace SpanPack;

/// <summary>Attribute values as text, the same text that writers of formats without types write.</summary>
internal static class LoweredText
{
    /// <summary>The text of a value that is not null text.</summary>
    internal static string Of(in TagValue value)
        => value.Kind is TagValueKind.Array or TagValueKind.KeyValueList ? Encoding.UTF8.GetString(TagValueJson.Format(value)) : value.ToString();

    /// <summary>A list with text only; the same list when it has nothing else.</summary>
    internal static AttributeList ListOf(AttributeList list, ConversionRule rule, string field, ConversionLog log)
    {
        bool isText = true;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in list.AsSpan()) isText &= attribute.Value.Kind == TagValueKind.String;
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
            lowered.Add(attribute.Key, Of(attribute.Value));
        }

        return lowered;
    }
}
