using System.Text;

namespace SpanPack;

/// <summary>
/// Converts spans to v0.5, which has no links, events and structured data: links and events become JSON in tags. Source:
/// docs/protocol.md#links-and-events-as-json.
/// </summary>
internal static class StructuresToJson
{
    internal static void Apply(SpanEdits edits, ConversionLog log)
    {
        for (int i = 0; i < edits.Count; i++)
        {
            log.Span = i;
            DropMetaStruct(edits, i, log);
            if (!edits[i].Links.IsEmpty) MoveLinks(edits.Edit(i), log);
            if (!edits[i].Events.IsEmpty) MoveEvents(edits.Edit(i), log);
        }
    }

    private static void DropMetaStruct(SpanEdits edits, int index, ConversionLog log)
    {
        bool any = false;
        foreach (ref readonly CustomTag<byte[]?> entry in edits[index].MetaStruct)
        {
            if (entry.Value is null) continue;
            any = true;
            log.Add(ConversionRule.MetaStruct, "meta_struct", entry.Key);
        }

        if (any) edits.Edit(index).ClearMetaStruct();
    }

    private static void MoveLinks(Span span, ConversionLog log)
    {
        log.Add(ConversionRule.Links, "span_links", count: span.Links.Length);
        Put(span, TagNames.SpanLinks, SpanLinkJson.Format(span.Links, out int written), span.Links.Length - written, log);
        span.ClearLinks();
    }

    private static void MoveEvents(Span span, ConversionLog log)
    {
        log.Add(ConversionRule.Events, "span_events", count: span.Events.Length);
        Put(span, TagNames.Events, SpanEventJson.Format(span.Events, out int written), span.Events.Length - written, log);
        span.ClearEvents();
    }

    private static void Put(Span span, string name, ReadOnlySpan<byte> json, int leftOut, ConversionLog log)
    {
        if (leftOut > 0) log.Add(ConversionRule.JsonLimit, "meta", name, leftOut);
        if (span.GetTag(name) is not null || span.GetMetric(name) is not null) log.Add(ConversionRule.HiddenAttribute, "meta", name);
        span.RemoveMetric(name);
        span.AddString(name, Encoding.UTF8.GetString(json));
    }
}
