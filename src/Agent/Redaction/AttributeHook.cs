namespace SpanPack;

/// <summary>Calls the program's hook for the attributes of events and links.</summary>
/// <param name="ask">Returns the text to send for a name and a text; null to drop the attribute.</param>
internal readonly ref struct AttributeHook(Func<string, string, string?> ask)
{
    /// <summary>Redacts the events and links of a span.</summary>
    internal void Apply(Span span, ref SpanEdit edit)
    {
        SpanEvent[]? events = null;
        for (int i = 0; i < span.Events.Length; i++)
        {
            SpanEvent item = span.Events[i];
            if (Redact(item.AttributeSpan) is not { } attributes) continue;
            events ??= span.Events.ToArray();
            events[i] = new SpanEvent(item.Name, item.TimeUnixNano)
            {
                Attributes = attributes, DroppedAttributesCount = item.DroppedAttributesCount
            };
        }

        SpanLink[]? links = null;
        for (int i = 0; i < span.Links.Length; i++)
        {
            SpanLink link = span.Links[i];
            if (Redact(link.AttributeSpan) is not { } attributes) continue;
            links ??= span.Links.ToArray();
            links[i] = new SpanLink(link.TraceId, link.SpanId)
            {
                TraceState = link.TraceState, Flags = link.Flags,
                Attributes = attributes, DroppedAttributesCount = link.DroppedAttributesCount
            };
        }

        if (events is not null) edit.SetEvents(events);
        if (links is not null) edit.SetLinks(links);
    }

    /// <returns>The attributes to send; null if nothing changes.</returns>
    private AttributeList? Redact(ReadOnlySpan<KeyValuePair<string, TagValue>> attributes)
    {
        AttributeList? changed = null;
        for (int i = 0; i < attributes.Length; i++)
        {
            (string name, TagValue value) = attributes[i];
            string text = value.ToString();
            string? sent = ask(name, text);
            if (sent != text && changed is null)
            {
                changed = [];
                foreach (ref readonly KeyValuePair<string, TagValue> before in attributes[..i]) changed.Add(before.Key, before.Value);
            }

            if (sent is not null) changed?.Add(name, sent == text ? value : sent);
        }

        return changed;
    }
}
