using System.Text.Json;

namespace SpanPack;

/// <summary>The attributes of links, which are text, and of events, which have types, as a field of a JSON object.</summary>
internal static class AttributeJson
{
    internal static void Write(Utf8JsonWriter json, ReadOnlySpan<KeyValuePair<string, TagValue>> attributes, bool areText)
    {
        bool any = false;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (attribute.Key.Length == 0 || !(areText ? !attribute.Value.IsNullText : attribute.Value.IsWritable)) continue;
            if (!any) json.WriteStartObject("attributes"u8);
            any = true;
            json.WritePropertyName(attribute.Key);
            if (areText) WriteText(json, attribute.Value);
            else if (attribute.Value.Kind == TagValueKind.Array) WriteArray(json, attribute.Value.AsArray());
            else TagValueJson.Write(json, attribute.Value);
        }

        if (any) json.WriteEndObject();
    }

    private static void WriteArray(Utf8JsonWriter json, ReadOnlySpan<TagValue> elements)
    {
        json.WriteStartArray();
        foreach (ref readonly TagValue element in elements)
        {
            if (!element.IsNullText) TagValueJson.Write(json, element);
        }

        json.WriteEndArray();
    }

    private static void WriteText(Utf8JsonWriter json, in TagValue value)
    {
        switch (value.Kind)
        {
            case TagValueKind.Bytes: json.WriteBase64StringValue(value.AsBytes().Span); break;
            case TagValueKind.Array or TagValueKind.KeyValueList: json.WriteStringValue(TagValueJson.Format(value)); break; // JSON within text
            default: json.WriteStringValue(TextBuilder.Format(value, stackalloc char[TextBuilder.MaxNumber])); break;
        }
    }
}
