using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The events and links of a span, which remain structures, and the tags derived from them.</summary>
internal static class StructureTags
{
    /// <summary>The name of events with an exception.</summary>
    internal const string ExceptionEvent = "exception";

    private const string HasException = "_dd.span_events.has_exception";

    internal static void Add(SpanSource source, ClientPlan? client, ref SpanTarget target)
    {
        if (client is null or { Client.IsOpenTelemetry: true }) target.Tags.OtelTraceId = source.TraceIdText;
        if (source.Events.Count > 0) AddEvents(source, target.Span);
        if (source.Links.Count == 0) return;
        foreach (SpanLink link in source.Links) target.Span.AddLink(link);
    }

    /// <summary>Returns whether events or links use a tag name in formats without them, so that no other text may have it.</summary>
    internal static bool IsTaken(SpanSource source, string name)
        => (source.Events.Count > 0 && name == TagNames.Events) || (source.Links.Count > 0 && name == TagNames.SpanLinks);

    private static void AddEvents(SpanSource source, Span span)
    {
        bool hasException = false;
        foreach (SpanEvent item in source.Events)
        {
            span.AddEvent(item);
            hasException |= item.Name == ExceptionEvent;
        }

        if (hasException) SpanParts.SetText(span, HasException, "true");
    }
}
