using System.Globalization;

namespace SpanPack;

/// <summary>Values of attributes as JSON.</summary>
internal static class JsonValue
{
    /// <summary>Writes attributes as an object.</summary>
    /// <param name="json">The destination.</param>
    /// <param name="name">The name of the member.</param>
    /// <param name="attributes">The attributes.</param>
    /// <param name="typed">Whether values are written with their types instead of as plain text.</param>
    internal static void WriteAttributes(JsonOutput json, string name, IEnumerable<KeyValuePair<string, TagValue>> attributes, bool typed)
    {
        json.WriteStartObject(name);
        foreach ((string key, TagValue value) in attributes)
        {
            json.WritePropertyName(key);
            if (typed) WriteTyped(json, value);
            else json.WriteStringValue(value.ToString());
        }

        json.WriteEndObject();
    }

    internal static void WriteTyped(JsonOutput json, in TagValue value)
    {
        json.WriteStartObject();
        json.WriteString("type", TypeName(value.Kind));
        json.WritePropertyName("value");
        switch (value.Kind)
        {
            case TagValueKind.Bool:
                json.WriteBooleanValue(value.AsBool());
                break;
            case TagValueKind.Int:
                json.WriteStringValue(value.AsInt64().ToString(CultureInfo.InvariantCulture));
                break;
            case TagValueKind.Double:
                WriteDouble(json, value.AsDouble());
                break;
            case TagValueKind.Bytes:
                json.WriteBase64(value.AsBytes().Span);
                break;
            case TagValueKind.Array:
                json.WriteStartArray();
                foreach (ref readonly TagValue element in value.AsArray()) WriteTyped(json, element);
                json.WriteEndArray();
                break;
            case TagValueKind.KeyValueList:
                WriteList(json, value.AsKeyValueList());
                break;
            default:
                json.WriteStringValue(value.AsString() ?? string.Empty);
                break;
        }

        json.WriteEndObject();
    }

    private static void WriteList(JsonOutput json, IEnumerable<KeyValuePair<string, TagValue>> list)
    {
        json.WriteStartArray();
        foreach ((string key, TagValue value) in list)
        {
            json.WriteStartObject();
            json.WriteString("key", key);
            json.WritePropertyName("value");
            WriteTyped(json, value);
            json.WriteEndObject();
        }

        json.WriteEndArray();
    }

    /// <summary>Writes a double. JSON has no number for NaN and the infinities, so they are written as text.</summary>
    internal static void WriteDouble(JsonOutput json, double value)
    {
        if (double.IsFinite(value)) json.WriteNumberValue(value);
        else json.WriteStringValue(value.ToString(CultureInfo.InvariantCulture));
    }

    private static string TypeName(TagValueKind kind) => kind switch
    {
        TagValueKind.Bool => "bool",
        TagValueKind.Int => "int",
        TagValueKind.Double => "double",
        TagValueKind.Array => "array",
        TagValueKind.Bytes => "bytes",
        TagValueKind.KeyValueList => "kvlist",
        _ => "string",
    };
}
