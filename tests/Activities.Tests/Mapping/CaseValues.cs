using System.Globalization;
using System.Text.Json;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>Typed values of the vectors.</summary>
internal static class CaseValues
{
    internal static IEnumerable<KeyValuePair<string, TagValue>> Read(JsonElement owner)
    {
        if (owner.TryGetProperty("attributes", out JsonElement attributes))
        {
            foreach (JsonProperty property in attributes.EnumerateObject()) yield return new(property.Name, ReadValue(property.Value));
        }

        if (!owner.TryGetProperty("moreAttributes", out JsonElement more)) yield break;
        foreach (JsonElement pair in more.EnumerateArray()) yield return new(pair[0].GetString()!, ReadValue(pair[1]));
    }

    internal static IEnumerable<KeyValuePair<string, TagValue>> ReadMap(JsonElement map)
        => map.EnumerateObject().Select(static property => new KeyValuePair<string, TagValue>(property.Name, ReadValue(property.Value)));

    internal static TagValue ReadValue(JsonElement typed)
    {
        JsonProperty property = typed.EnumerateObject().Single();
        JsonElement value = property.Value;
        return property.Name switch
        {
            "string" => new TagValue(value.GetString()),
            "bool" => new TagValue(value.GetBoolean()),
            "int" => new TagValue(value.GetInt64()),
            "double" => new TagValue(ReadDouble(value)),
            "array" => new TagValue(value.EnumerateArray().Select(ReadValue).ToArray()),
            "map" => new TagValue(ToList(ReadMap(value))),
            "bytes" => new TagValue(value.GetBytesFromBase64()),
            "empty" => default,
            _ => throw new InvalidOperationException(property.Name),
        };
    }

    internal static double ReadDouble(JsonElement value)
        => value.ValueKind == JsonValueKind.String ? double.Parse(value.GetString()!, CultureInfo.InvariantCulture)
        : value.GetRawText().TrimStart().StartsWith("-0", StringComparison.Ordinal) && value.GetDouble() == 0 ? -0.0 : value.GetDouble();

    internal static AttributeList ToList(IEnumerable<KeyValuePair<string, TagValue>> pairs)
    {
        var list = new AttributeList();
        foreach (KeyValuePair<string, TagValue> pair in pairs) list.Add(pair.Key, pair.Value);
        return list;
    }
}
