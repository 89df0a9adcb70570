namespace SpanPack.Serialization.Tests.Models;

/// <summary>Takes a span from the library's own object, as its reader made it, through the public API.</summary>
internal static class ModelOfSpan
{
    internal static SpanModel Of(Span span)
    {
        var meta = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) meta.Add(tag.Key, tag.Value);
        var metrics = new SortedDictionary<string, double>(StringComparer.Ordinal);
        foreach (KeyValuePair<string, double> metric in span.EnumerateMetrics()) metrics.Add(metric.Key, metric.Value);
        return new SpanModel
        {
            TraceId = (ulong)span.TraceId,
            SpanId = span.SpanId,
            ParentId = span.ParentId,
            Start = span.Start,
            Duration = span.Duration,
            Error = span.Error,
            Service = span.Service,
            Name = span.Name,
            Resource = span.Resource,
            Type = span.Type,
            Meta = meta,
            Metrics = metrics,
            MetaStruct =
                new(span.GetMetaStructNames().ToDictionary(static name => name, name => span.GetMetaStruct(name)!), StringComparer.Ordinal),
            Links = [.. span.Links.ToArray().Select(Link)],
            Events = [.. span.Events.ToArray().Select(Event)],
        };
    }

    private static string Link(SpanLink link)
        => Describe.Link(link.TraceId, link.SpanId, link.TraceState, link.Flags, Describe.LinkAttributes(link.Attributes));

    private static string Event(SpanEvent spanEvent)
        => Describe.Event(spanEvent.Name, spanEvent.TimeUnixNano, Describe.EventAttributes(spanEvent.Attributes));
}
