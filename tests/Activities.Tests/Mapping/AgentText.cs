using System.Globalization;
using System.Text;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>
/// Events and links in the agent's texts, as it writes them into tags: with what it does to characters and numbers, and without escapes in
/// links.
/// </summary>
internal static class AgentText
{
    internal static string OfEvents(ReadOnlySpan<SpanEvent> events)
    {
        var text = new StringBuilder("[");
        for (int i = 0; i < events.Length; i++)
        {
            var members = new List<string>();
            if (events[i].TimeUnixNano != 0) members.Add($"\"time_unix_nano\":{events[i].TimeUnixNano}");
            if (events[i].Name.Length > 0) members.Add($"\"name\":{Quote(events[i].Name)}");
            if (events[i].Attributes.Count > 0)
                members.Add("\"attributes\":{"
                    + string.Join(",", events[i].Attributes.Select(static pair => $"{Quote(pair.Key)}:{OfValue(pair.Value)}")) + "}");
            AddDropped(members, events[i].DroppedAttributesCount);
            text.Append(i > 0 ? "," : "").Append('{').AppendJoin(',', members).Append('}');
        }

        return text.Append(']').ToString();
    }

    internal static string OfLinks(ReadOnlySpan<SpanLink> links)
    {
        var text = new StringBuilder("[");
        for (int i = 0; i < links.Length; i++)
        {
            var members = new List<string> { $"\"trace_id\":\"{links[i].TraceId:x32}\"", $"\"span_id\":\"{links[i].SpanId:x16}\"" };
            if (!string.IsNullOrEmpty(links[i].TraceState)) members.Add($"\"tracestate\":\"{links[i].TraceState}\"");
            if (links[i].Attributes.Count > 0)
                members.Add("\"attributes\":{"
                    + string.Join(",", links[i].Attributes.Select(static pair => $"\"{pair.Key}\":\"{GoText.Of(pair.Value)}\"")) + "}");
            AddDropped(members, links[i].DroppedAttributesCount);
            text.Append(i > 0 ? "," : "").Append('{').AppendJoin(',', members).Append('}');
        }

        return text.Append(']').ToString();
    }

    private static void AddDropped(List<string> members, uint dropped)
    {
        if (dropped != 0) members.Add($"\"dropped_attributes_count\":{dropped}");
    }

    private static string OfValue(TagValue value) => HasNoNumber(value) ? "\"redacted\"" : value.Kind switch
    {
        TagValueKind.String => value.AsString() is { } text ? Quote(text) : "null",
        TagValueKind.Array => "[" + string.Join(",", value.AsArray().ToArray().Select(OfValue)) + "]",
        TagValueKind.KeyValueList
            => "{"
                + string.Join(",",
                    value.AsKeyValueList()
                        .OrderBy(static pair => pair.Key, StringComparer.Ordinal)
                        .Select(static pair => $"{Quote(pair.Key)}:{OfValue(pair.Value)}"))
                + "}",
        TagValueKind.Bytes => Quote(GoText.Of(value)),
        _ => GoText.Of(value),
    };

    private static bool HasNoNumber(TagValue value) => value.Kind switch
    {
        TagValueKind.Double => !double.IsFinite(value.AsDouble()),
        TagValueKind.Array => value.AsArray().ToArray().Any(HasNoNumber),
        TagValueKind.KeyValueList => value.AsKeyValueList().Any(static pair => HasNoNumber(pair.Value)),
        _ => false,
    };

    private static string Quote(string value)
    {
        var text = new StringBuilder("\"");
        foreach (char c in value)
        {
            int short1 = "\"\\\b\f\n\r\t".IndexOf(c, StringComparison.Ordinal);
            if (short1 >= 0) text.Append('\\').Append("\"\\bfnrt"[short1]);
            else if (c < ' ' || "<>&\u2028\u2029".Contains(c, StringComparison.Ordinal))
                text.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:x4}");
            else text.Append(c);
        }

        return text.Append('"').ToString();
    }
}
