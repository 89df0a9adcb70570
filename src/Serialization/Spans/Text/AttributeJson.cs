using System.Text.Json;

namespace SpanPack;

/// <summary>
/// The attributes of links, which are text, and of events, which have types, as a field of a JSON object. The values equal those of the
/// agent's receiver of OpenTelemetry.
/// </summary>
internal static class AttributeJson
{
    /// <summary>
    /// Writes attributes with their types. A value with a number that JSON cannot represent becomes the text <c>redacted</c>.
    /// </summary>
    internal static void WriteValues(Utf8JsonWriter json, ReadOnlySpan<KeyValuePair<string, TagValue>> attributes)
    {
        bool any = false;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (!TryBegin(json, attribute.Key, ref any)) continue;
            if (TagValueJson.CanHold(attribute.Value)) TagValueJson.Write(json, attribute.Value);
            else json.WriteStringValue("redacted"u8);
        }

        if (any) json.WriteEndObject();
    }

    /// <summary>
    /// Writes attributes as text. Null text becomes empty, as does an array or list of pairs with a number that JSON cannot represent.
    /// </summary>
    internal static void WriteTexts(Utf8JsonWriter json, ReadOnlySpan<KeyValuePair<string, TagValue>> attributes)
    {
        bool any = false;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in attributes)
        {
            if (TryBegin(json, attribute.Key, ref any)) WriteText(json, attribute.Value);
        }

        if (any) json.WriteEndObject();
    }

    private static bool TryBegin(Utf8JsonWriter json, string key, ref bool any)
    {
        if (key.Length == 0) return false;
        if (!any) json.WriteStartObject("attributes"u8);
        any = true;
        json.WritePropertyName(key);
        return true;
    }

    private static void WriteText(Utf8JsonWriter json, in TagValue value)
    {
        switch (value.Kind)
        {
            case TagValueKind.Bytes: json.WriteBase64StringValue(value.AsBytes().Span); break;
            // JSON within text
            case TagValueKind.Array
                or TagValueKind.KeyValueList:
                json.WriteStringValue(TagValueJson.CanHold(value)
                    ? TagValueJson.Format(value)
                    : default); break;
            case TagValueKind.Double:
                json.WriteStringValue(JsonNumber.Format(value.AsDouble(),
                stackalloc byte[JsonNumber.MaxLength])); break;
            default: json.WriteStringValue(TextBuilder.Format(value, stackalloc char[TextBuilder.MaxNumber])); break;
        }
    }
}
