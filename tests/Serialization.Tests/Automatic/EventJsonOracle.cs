using System.Text;
using System.Text.Json.Nodes;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Automatic;

/// <summary>The tag <c>events</c> of docs/protocol.md#links-and-events-as-json, put together from a document object model.</summary>
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
        var json = new JsonObject();
        if (one.Time != 0) json["time_unix_nano"] = one.Time;
        if (one.Name.Length > 0) json["name"] = Utf16.Repair(one.Name);
        var attributes = new JsonObject();
        foreach ((string key, TagValue value) in one.Attributes)
        {
            if (key.Length > 0) attributes[Utf16.Repair(key)] = HasNoNumber(value) ? "redacted" : Value(value);
        }

        if (attributes.Count > 0) json["attributes"] = attributes;
        return Write(json);
    }

    private static string Write(JsonNode? node) => node switch
    {
        null => "null",
        JsonObject pairs
            => "{" + string.Join(",", pairs.Select(static pair => $"{AgentJson.Quote(pair.Key, "<>&")}:{Write(pair.Value)}")) + "}",
        JsonArray elements => "[" + string.Join(",", elements.Select(Write)) + "]",
        JsonValue value when value.TryGetValue(out string? text) => AgentJson.Quote(text, "<>&"),
        JsonValue value when value.TryGetValue(out double number) && !value.TryGetValue(out long _) && !value.TryGetValue(out ulong _)
            => AgentJson.Number(number),
        _ => node.ToJsonString(),
    };

    private static JsonNode? Value(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() is { } text ? JsonValue.Create(Utf16.Repair(text)) : null,
        TagValueKind.Bool => JsonValue.Create(value.AsBool()),
        TagValueKind.Int => JsonValue.Create(value.AsInt64()),
        TagValueKind.Double => JsonValue.Create(value.AsDouble()),
        _ => new JsonArray([.. value.AsArray().ToArray().Select(Value)]),
    };

    private static bool HasNoNumber(TagValue value) => value.Kind switch
    {
        TagValueKind.Double => !double.IsFinite(value.AsDouble()),
        TagValueKind.Array => value.AsArray().ToArray().Any(HasNoNumber),
        _ => false,
    };
}
