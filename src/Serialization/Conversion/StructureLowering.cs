namespace SpanPack;

/// <summary>
/// Reduces links and events to the attributes of v0.4 and v0.7: links have text only, events no binary data, pairs or nested arrays.
/// </summary>
internal static class StructureLowering
{
    internal static void Apply(SpanEdits edits, int index, ConversionLog log)
    {
        SpanLink[] links = Array.ConvertAll(edits[index].Links.ToArray(), link => Lower(link, log));
        if (!links.AsSpan().SequenceEqual(edits[index].Links))
        {
            Span span = edits.Edit(index);
            span.ClearLinks();
            foreach (SpanLink link in links) span.AddLink(link);
        }

        SpanEvent[] events = Array.ConvertAll(edits[index].Events.ToArray(), spanEvent => Lower(spanEvent, log));
        if (!events.AsSpan().SequenceEqual(edits[index].Events))
        {
            Span span = edits.Edit(index);
            span.ClearEvents();
            foreach (SpanEvent spanEvent in events) span.AddEvent(spanEvent);
        }
    }

    private static SpanLink Lower(SpanLink link, ConversionLog log)
    {
        if (link.AttributeSpan.IsEmpty) return link;
        AttributeList lowered =
            LoweredText.ListOf(link.Attributes, ConversionRule.LinkAttribute, "span_links.attributes", log, splitsArrays: true);
        if (ReferenceEquals(lowered, link.Attributes)) return link;
        return new SpanLink(link.TraceId, link.SpanId)
        {
            TraceState = link.TraceState, Flags = link.Flags, Attributes = lowered,
            DroppedAttributesCount = link.DroppedAttributesCount
        };
    }

    private static SpanEvent Lower(SpanEvent spanEvent, ConversionLog log)
    {
        bool fits = true;
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in spanEvent.AttributeSpan) fits &= Fits(attribute.Value);
        if (fits) return spanEvent;

        var lowered = new AttributeList();
        foreach (ref readonly KeyValuePair<string, TagValue> attribute in spanEvent.AttributeSpan)
        {
            lowered.Add(attribute.Key, Fits(attribute.Value) ? attribute.Value : Lower(attribute.Key, attribute.Value, log));
        }

        return new SpanEvent(spanEvent.Name, spanEvent.TimeUnixNano)
        {
            Attributes = lowered,
            DroppedAttributesCount = spanEvent.DroppedAttributesCount
        };
    }

    private static bool Fits(in TagValue value)
    {
        if (value.Kind != TagValueKind.Array) return value.Kind < TagValueKind.Array;
        foreach (ref readonly TagValue element in value.AsArray())
        {
            if (element.Kind >= TagValueKind.Array) return false;
        }

        return true;
    }

    private static TagValue Lower(string key, in TagValue value, ConversionLog log)
    {
        if (value.Kind != TagValueKind.Array)
        {
            log.Add(ConversionRule.EventAttribute, "span_events.attributes", key);
            return LoweredText.Of(value);
        }

        var elements = new List<TagValue>();
        foreach (ref readonly TagValue element in value.AsArray())
        {
            if (element.Kind == TagValueKind.Array) log.Add(ConversionRule.NestedArray, "span_events.attributes", key);
            else elements.Add(Fits(element) ? element : Lower(key, element, log));
        }

        return new TagValue(elements.ToArray());
    }
}
