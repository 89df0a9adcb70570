using SpanPack.Benchmarks.Floors;
using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Benchmarks.Peers;

/// <summary>Makes the peers' spans of what the project's writer wrote: the same data, the automatic tags included.</summary>
internal static class PeerSpans
{
    /// <returns>The spans of each chunk.</returns>
    internal static PeerSpan[][] Of(WrittenTraces written)
    {
        var texts = new TextPool();
        return [.. written.Payload.Chunks.Select(chunk => Enumerable.Range(0, chunk.Spans.Count)
            .Select(i => Of(chunk.Spans[i], texts))
            .ToArray())];
    }

    private static PeerSpan Of(Span span, TextPool texts)
    {
        var meta = new Dictionary<string, string>();
        var metrics = new Dictionary<string, double>();
        foreach (KeyValuePair<string, string> tag in span.EnumerateTags()) meta.Add(texts.Get(tag.Key), texts.Get(tag.Value));
        foreach (KeyValuePair<string, double> metric in span.EnumerateMetrics()) metrics.Add(texts.Get(metric.Key), metric.Value);
        return new PeerSpan
        {
            TraceId = (ulong)span.TraceId,
            SpanId = span.SpanId,
            Name = Pooled(span.Name, texts),
            Resource = Pooled(span.Resource, texts),
            Service = Pooled(span.Service, texts),
            Type = Pooled(span.Type, texts),
            Start = span.Start,
            Duration = span.Duration,
            ParentId = span.ParentId == 0 ? null : span.ParentId,
            Meta = meta,
            Metrics = metrics,
            MetaStruct = NullIfEmpty(span.GetMetaStructNames().ToDictionary(static name => name, name => span.GetMetaStruct(name)!)),
            SpanLinks = span.Links.IsEmpty ? null : [.. span.Links.ToArray().Select(link => Of(link, texts))],
            SpanEvents = span.Events.IsEmpty ? null : [.. span.Events.ToArray().Select(spanEvent => Of(spanEvent, texts))],
        };
    }

    private static PeerLink Of(SpanLink link, TextPool texts)
        => new((ulong)link.TraceId, (ulong)(link.TraceId >> 64), link.SpanId, Pooled(link.TraceState, texts), link.Flags,
            link.Attributes.ToDictionary(pair => texts.Get(pair.Key), pair => texts.Get(pair.Value.AsString()!)));

    private static PeerEvent Of(SpanEvent spanEvent, TextPool texts)
        => new(spanEvent.TimeUnixNano, texts.Get(spanEvent.Name),
            spanEvent.Attributes.ToDictionary(pair => texts.Get(pair.Key), static pair => PeerValue.Of(pair.Value)));

    private static Dictionary<string, byte[]>? NullIfEmpty(Dictionary<string, byte[]> map) => map.Count == 0 ? null : map;

    private static string? Pooled(string? text, TextPool texts) => string.IsNullOrEmpty(text) ? null : texts.Get(text);
}
