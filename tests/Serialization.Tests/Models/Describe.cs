using System.Globalization;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Models;

/// <summary>
/// One text for a link or an event, the same from whatever it was taken. Applies the filters of the protocol to attributes.
/// </summary>
internal static class Describe
{
    internal static string Link(UInt128 traceId, ulong spanId, string? state, uint flags, string attributes)
        => string.Create(CultureInfo.InvariantCulture, $"{traceId:x} {spanId:x} state '{state}' flags {flags:x} {attributes}");

    internal static string Event(string name, ulong time, string attributes)
        => string.Create(CultureInfo.InvariantCulture, $"'{name}' at {time} {attributes}");

    /// <summary>Attributes of a link: all are text, arrays are flattened.</summary>
    internal static string LinkAttributes(IEnumerable<KeyValuePair<string, TagValue>> attributes)
    {
        var texts = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach ((string key, TagValue value) in attributes)
        {
            if (key.Length == 0) continue;
            if (value.Kind != TagValueKind.Array)
            {
                if (TextOf(value) is { } text) texts.Add(Utf16.Repair(key), text);
                continue;
            }

            int index = 0;
            foreach (TagValue element in value.AsArray())
            {
                if (TextOf(element) is { } text)
                    texts.Add(string.Create(CultureInfo.InvariantCulture, $"{Utf16.Repair(key)}.{index}"), text);
                index++;
            }
        }

        return string.Join(", ", texts);
    }

    /// <summary>
    /// Attributes of an event: typed; null text, empty arrays, what is null in an array, and empty keys are left out. An array that holds
    /// arrays is JSON.
    /// </summary>
    internal static string EventAttributes(IEnumerable<KeyValuePair<string, TagValue>> attributes)
    {
        var values = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach ((string key, TagValue value) in attributes)
        {
            if (key.Length > 0 && ValueOf(value) is { } text) values.Add(Utf16.Repair(key), text);
        }

        return string.Join(", ", values);
    }

    private static string? ValueOf(TagValue value)
    {
        if (value.Kind != TagValueKind.Array) return ScalarOf(value);
        if (value.AsArray().ToArray().Any(static element => element.Kind == TagValueKind.Array)) return "text " + JsonOf(value);
        string[] elements = [.. value.AsArray().ToArray().Select(ScalarOf).OfType<string>()];
        return elements.Length == 0 ? null : "[" + string.Join(", ", elements) + "]";
    }

    private static string? ScalarOf(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() is { } text ? "text " + Utf16.Repair(text) : null,
        TagValueKind.Bool => "bool " + value.AsBool(),
        TagValueKind.Int => "int " + value.AsInt64().ToString(CultureInfo.InvariantCulture),
        TagValueKind.Double => "double " + SpanModel.Bits(value.AsDouble()),
        _ => null,
    };

    private static string? TextOf(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() is { } text ? Utf16.Repair(text) : null,
        TagValueKind.Bool => value.AsBool() ? "true" : "false",
        TagValueKind.Int => value.AsInt64().ToString(CultureInfo.InvariantCulture),
        TagValueKind.Double => value.AsDouble().ToString("R", CultureInfo.InvariantCulture),
        TagValueKind.Array => JsonOf(value),
        _ => null,
    };

    private static string JsonOf(TagValue value) => value.Kind switch
    {
        TagValueKind.Array => "[" + string.Join(",", value.AsArray().ToArray().Select(JsonOf)) + "]",
        TagValueKind.String => value.AsString() is { } text ? AgentJson.Quote(Utf16.Repair(text)) : "null",
        TagValueKind.Double when !double.IsFinite(value.AsDouble()) => $"\"{value}\"",
        TagValueKind.Double => AgentJson.Number(value.AsDouble()),
        _ => value.ToString(),
    };
}
