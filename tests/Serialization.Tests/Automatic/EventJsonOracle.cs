using System.Text;
using System.Text.Json.Nodes;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>The tag <c>events</c> of section 3.4, put together from a document object model.</summary>
internal static class EventJsonOracle
{
    private const int MaxBytes = 25_000;

    internal static string Format(IEnumerable<EventPlan> events)
    {
        string text = "[";
        foreach (EventPlan one in events)
        {
            string next = (text.Length > 1 ? "," : "") + Format(one);
            if (Encoding.UTF8.GetByteCount(text + next + "]") > MaxBytes) break;
            text += next;
        }

        return text + "]";
    }

    private static string Format(EventPlan one)
    {
        var json = new JsonObject { ["name"] = Utf16.Repair(one.Name), ["time_unix_nano"] = one.Time };
        var attributes = new JsonObject();
        foreach ((string key, TagValue value) in one.Attributes)
        {
            if (key.Length > 0 && Value(value) is { } node) attributes[Utf16.Repair(key)] = node;
        }

        if (attributes.Count > 0) json["attributes"] = attributes;
        return json.ToJsonString();
    }

    private static JsonNode? Value(TagValue value)
    {
        if (value.Kind != TagValueKind.Array) return Scalar(value);
        JsonNode[] elements = [.. Elements(value)];
        return elements.Length == 0 ? null : new JsonArray(elements);
    }

    private static IEnumerable<JsonNode> Elements(TagValue value)
        => value.AsArray().ToArray().Select(static element => element.Kind == TagValueKind.Array ? new JsonArray([.. Elements(element)]) : (JsonNode?)Scalar(element)).OfType<JsonNode>();

    private static JsonValue? Scalar(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() is { } text ? JsonValue.Create(Utf16.Repair(text)) : null,
        TagValueKind.Bool => JsonValue.Create(value.AsBool()),
        TagValueKind.Int => JsonValue.Create(value.AsInt64()),
        TagValueKind.Double => double.IsFinite(value.AsDouble()) ? JsonValue.Create(value.AsDouble()) : JsonValue.Create(value.ToString()),
        _ => null,
    };
}
