using System.Globalization;
using System.Text.Json;

namespace SpanPack;

/// <summary>Links and events of a span: its fields, or JSON in its tags.</summary>
internal sealed class SpanStructures(TraceStore store)
{
    internal IReadOnlyList<LinkAnswer> LinksOf(SpanRecord span)
    {
        var links = new List<LinkAnswer>();
        foreach (SpanLink link in span.Links)
            links.Add(Link(link.TraceId, link.SpanId, link.TraceState, link.Flags, TagAnswers.Of(link.Attributes)));
        foreach (JsonElement link in JsonArrays.Objects(span.Attributes.Text(TagNames.SpanLinks)))
        {
            _ = UInt128.TryParse(TextOf(link, "trace_id"), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture,
                out UInt128 traceId);
            _ = ulong.TryParse(TextOf(link, "span_id"), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out ulong spanId);
            JsonArrays.TryGet(link, "attributes", out JsonElement attributes);
            links.Add(Link(traceId, spanId, TextOf(link, "tracestate"), NumberOf(link, "flags"), TagAnswers.OfMembers(attributes)));
        }

        return links;
    }

    /// <param name="span">The span.</param>
    /// <param name="start">The start of its trace, in nanoseconds since 1970.</param>
    internal static IReadOnlyList<EventAnswer> EventsOf(SpanRecord span, long start)
    {
        var events = new List<EventAnswer>();
        foreach (SpanEvent happened in span.Events)
            events.Add(Event(happened.Name, happened.TimeUnixNano, start, TagAnswers.Of(happened.Attributes)));
        foreach (JsonElement happened in JsonArrays.Objects(span.Attributes.Text(TagNames.Events)))
        {
            ulong time = JsonArrays.TryGet(happened, "time_unix_nano", out JsonElement said) && said.ValueKind == JsonValueKind.Number
                && said.TryGetUInt64(out ulong number)
                ? number
                : 0;
            JsonArrays.TryGet(happened, "attributes", out JsonElement attributes);
            events.Add(Event(TextOf(happened, "name"), time, start, TagAnswers.OfMembers(attributes)));
        }

        return events;
    }

    private static EventAnswer Event(string name, ulong time, long start, IReadOnlyList<TagAnswer> tags) => new()
    {
        Name = ListText.Cut(name, ListText.MaxDetailUnits),
        Time = time.ToString(CultureInfo.InvariantCulture),
        Offset = (double)((Int128)time - start),
        Tags = tags,
    };

    private LinkAnswer Link(UInt128 traceId, ulong spanId, string? state, long flags, IReadOnlyList<TagAnswer> tags) => new()
    {
        TraceId = TraceIdText.Of(traceId),
        SpanId = spanId.ToString(CultureInfo.InvariantCulture),
        IsKept = store.FindTrace((ulong)traceId) is not null,
        TraceState = string.IsNullOrEmpty(state) ? null : ListText.Cut(state, ListText.MaxDetailUnits),
        Flags = flags == 0 ? null : flags,
        Tags = tags,
    };

    private static string TextOf(JsonElement item, string name)
        => JsonArrays.TryGet(item, name, out JsonElement value) ? TagAnswers.Text(value) : string.Empty;

    private static long NumberOf(JsonElement item, string name)
        => JsonArrays.TryGet(item, name, out JsonElement value) && value.ValueKind == JsonValueKind.Number
            && value.TryGetInt64(out long number)
            ? number
            : 0;
}
