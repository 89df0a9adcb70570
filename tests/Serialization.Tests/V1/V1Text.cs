using System.Globalization;
using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.V1;

/// <summary>Links, events and typed values in the words of <see cref="V1Decoder"/>.</summary>
internal static class V1Text
{
    internal static string Link(LinkPlan link)
    {
        var facts = new SortedDictionary<int, string>
        {
            [1] = link.TraceId.ToString("X32", CultureInfo.InvariantCulture),
            [2] = link.SpanId.ToString(CultureInfo.InvariantCulture)
        };
        Add(facts, 3, Attributes(link.Attributes));
        if (!string.IsNullOrEmpty(link.TraceState)) facts.Add(4, Utf16.Repair(link.TraceState));
        if (link.Flags != 0) facts.Add(5, link.Flags.ToString(CultureInfo.InvariantCulture));
        return string.Join(" ", facts);
    }

    internal static string Event(EventPlan spanEvent)
    {
        var facts = new SortedDictionary<int, string>
        {
            [1] = spanEvent.Time.ToString(CultureInfo.InvariantCulture),
            [2] = Utf16.Repair(spanEvent.Name)
        };
        Add(facts, 3, Attributes(spanEvent.Attributes));
        return string.Join(" ", facts);
    }

    internal static string? Value(TagValue value) => value.Kind switch
    {
        TagValueKind.String => value.AsString() is { } text ? "text " + Utf16.Repair(text) : null,
        TagValueKind.Bool => "bool " + value.AsBool(),
        TagValueKind.Int => "int " + value.AsInt64().ToString(CultureInfo.InvariantCulture),
        TagValueKind.Double => "double " + SpanModel.Bits(value.AsDouble()),
        TagValueKind.Bytes => "bytes " + Convert.ToHexString(value.AsBytes().Span),
        TagValueKind.Array => "[" + string.Join(", ", value.AsArray().ToArray().Select(Value).OfType<string>()) + "]",
        _ => "{" + Attributes(value.AsKeyValueList()) + "}",
    };

    /// <summary>A list in the order of its keys, without null texts and empty keys; null where nothing is left.</summary>
    private static string? Attributes(IEnumerable<KeyValuePair<string, TagValue>> attributes)
    {
        var texts = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach ((string key, TagValue value) in attributes)
        {
            if (key.Length > 0 && Value(value) is { } text) texts[Utf16.Repair(key)] = text;
        }

        return texts.Count == 0 ? null : string.Join(", ", texts.Select(static pair => $"{pair.Key} = {pair.Value}"));
    }

    private static void Add(SortedDictionary<int, string> facts, int field, string? text)
    {
        if (text is not null) facts.Add(field, text);
    }
}
