using System.Globalization;
using System.Text.Json;

namespace SpanPack;

/// <summary>Attributes and their values in JSON.</summary>
internal static class OtlpJsonValues
{
    /// <summary>Returns the attributes of a span, a resource, a scope, an event or a link, in their order; a key may recur.</summary>
    internal static IEnumerable<KeyValuePair<string, TagValue>> Read(JsonElement owner)
    {
        foreach (JsonElement attribute in OtlpJson.Items(owner, "attributes")) yield return ReadPair(attribute);
    }

    /// <summary>Returns the attributes of an event or a link; the first value of a key counts.</summary>
    internal static AttributeList ReadList(JsonElement owner) => ToList(OtlpJson.Items(owner, "attributes"));

    private static KeyValuePair<string, TagValue> ReadPair(JsonElement pair)
        => new(OtlpJson.Text(pair, "key"), ReadValue(OtlpJson.Object(pair, "value")));

    private static AttributeList ToList(JsonElement.ArrayEnumerator pairs)
    {
        var list = new AttributeList();
        foreach (JsonElement item in pairs)
        {
            KeyValuePair<string, TagValue> pair = ReadPair(item);
            if (!list.TryGetValue(pair.Key, out _)) list.Add(pair.Key, pair.Value);
        }

        return list;
    }

    private static TagValue ReadValue(JsonElement value)
    {
        if (OtlpJson.TryGet(value, "stringValue", out _)) return new TagValue(OtlpJson.Text(value, "stringValue"));
        if (OtlpJson.TryGet(value, "boolValue", out JsonElement flag))
            return flag.ValueKind is JsonValueKind.True or JsonValueKind.False
                ? new TagValue(flag.GetBoolean())
                : throw OtlpJson.Wrong("boolValue", flag, "true or false");
        if (OtlpJson.TryGet(value, "intValue", out JsonElement integer)) return new TagValue(ReadInteger(integer));
        if (OtlpJson.TryGet(value, "doubleValue", out JsonElement number)) return new TagValue(ReadDouble(number));
        if (OtlpJson.TryGet(value, "arrayValue", out _))
            return new TagValue(OtlpJson.Items(OtlpJson.Object(value, "arrayValue"), "values").Select(ReadValue).ToArray());
        if (OtlpJson.TryGet(value, "kvlistValue", out _))
            return new TagValue(ToList(OtlpJson.Items(OtlpJson.Object(value, "kvlistValue"), "values")));
        if (!OtlpJson.TryGet(value, "bytesValue", out JsonElement bytes)) return default;
        return bytes.ValueKind == JsonValueKind.String && bytes.TryGetBytesFromBase64(out byte[]? data)
            ? new TagValue(data)
            : throw OtlpJson.Wrong("bytesValue", bytes, "base64");
    }

    private static long ReadInteger(JsonElement value)
    {
        bool isNumber = value.ValueKind == JsonValueKind.Number ? value.TryGetInt64(out long number)
            : long.TryParse(OtlpJson.TextOrNull(value), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number);
        return isNumber ? number : throw OtlpJson.Wrong("intValue", value, "an integer of 64 bits");
    }

    private static double ReadDouble(JsonElement value)
    {
        if (value.ValueKind == JsonValueKind.Number) return value.GetDouble();
        string? text = OtlpJson.TextOrNull(value);
        bool isNumber = double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double number);
        return isNumber ? number : throw OtlpJson.Wrong("doubleValue", value, "a number");
    }
}
