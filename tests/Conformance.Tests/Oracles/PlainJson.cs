using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanPack.Conformance.Tests.Oracles;

/// <summary>Brings what a decoder without knowledge of traces found into the form of <c>decoded.json</c>.</summary>
internal static class PlainJson
{
    private static readonly string[] s_kinds = ["string", "bool", "int", "double", "array"];

    internal static JsonElement ToDecoded(JsonElement payload)
    {
        var traces = new JsonArray();
        foreach (JsonElement chunk in payload.EnumerateArray()) traces.Add(new JsonArray([.. chunk.EnumerateArray().Select(Span)]));
        return JsonSerializer.SerializeToElement(traces);
    }

    private static JsonNode Span(JsonElement span) => new JsonObject
    {
        ["service"] = Text(span, "service"),
        ["name"] = Text(span, "name"),
        ["resource"] = Text(span, "resource"),
        ["type"] = Text(span, "type"),
        ["trace_id"] = Digits(span, "trace_id"),
        ["span_id"] = Digits(span, "span_id"),
        ["parent_id"] = Digits(span, "parent_id"),
        ["start"] = long.Parse(Digits(span, "start"), CultureInfo.InvariantCulture),
        ["duration"] = long.Parse(Digits(span, "duration"), CultureInfo.InvariantCulture),
        ["error"] = int.Parse(Digits(span, "error"), CultureInfo.InvariantCulture),
        ["meta"] = Map(span, "meta", Copy),
        ["metrics"] = Map(span, "metrics", Copy),
        ["meta_struct"] = Map(span, "meta_struct", Copy),
        ["span_links"] = List(span, "span_links", Link),
        ["span_events"] = List(span, "span_events", Event),
    };

    private static JsonNode Link(JsonElement link) => new JsonObject
    {
        ["trace_id"] = Digits(link, "trace_id"),
        ["trace_id_high"] = Digits(link, "trace_id_high"),
        ["span_id"] = Digits(link, "span_id"),
        ["tracestate"] = Text(link, "tracestate"),
        ["flags"] = uint.Parse(Digits(link, "flags"), CultureInfo.InvariantCulture),
        ["attributes"] = Map(link, "attributes", Copy),
    };

    private static JsonNode Event(JsonElement spanEvent) => new JsonObject
    {
        ["name"] = Text(spanEvent, "name"),
        ["time_unix_nano"] = Digits(spanEvent, "time_unix_nano"),
        ["attributes"] = Map(spanEvent, "attributes", Attribute),
    };

    private static JsonNode Attribute(JsonElement attribute)
    {
        string kind = s_kinds[attribute.GetProperty("type").GetInt32()];
        JsonElement value = attribute.GetProperty($"{kind}_value");
        return new JsonObject
        {
            ["type"] = kind,
            ["value"] = kind switch
            {
                "int" => Digits(value),
                "array" => List(value, "values", Attribute),
                _ => Copy(value),
            },
        };
    }

    private static JsonNode Copy(JsonElement value) => JsonNode.Parse(value.GetRawText())!;

    private static string Text(JsonElement map, string key)
        => map.TryGetProperty(key, out JsonElement value) ? value.GetString()! : string.Empty;

    private static string Digits(JsonElement map, string key) => map.TryGetProperty(key, out JsonElement value) ? Digits(value) : "0";

    // Numbers of 64 bits came as text, smaller ones as numbers.
    private static string Digits(JsonElement value) => value.ValueKind == JsonValueKind.String ? value.GetString()! : value.GetRawText();

    private static JsonObject Map(JsonElement map, string key, Func<JsonElement, JsonNode> convert)
        => map.TryGetProperty(key, out JsonElement value)
        ? new JsonObject(value.EnumerateObject().Select(member => KeyValuePair.Create(member.Name, (JsonNode?)convert(member.Value))))
        : [];

    private static JsonArray List(JsonElement map, string key, Func<JsonElement, JsonNode> convert)
        => map.TryGetProperty(key, out JsonElement value)
        ? new JsonArray([.. value.EnumerateArray().Select(convert)])
        : [];
}
