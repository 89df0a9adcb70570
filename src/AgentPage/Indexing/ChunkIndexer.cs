using System.Globalization;

namespace SpanPack;

/// <summary>Creates the index of the chunks of one payload, each when its last span has been read.</summary>
/// <param name="pools">The recurring texts.</param>
internal sealed class ChunkIndexer(IndexPools pools)
{
    private readonly Dictionary<ulong, int> _places = []; // of the spans of the chunk, by their ids; of equal ones the first
    private readonly List<IndexedChunk> _chunks = [];
    private readonly List<ServiceEntry> _entries = [];

    internal void Clear()
    {
        _chunks.Clear();
        _entries.Clear();
    }

    internal int Count => _chunks.Count;

    /// <summary>Frees memory.</summary>
    internal void Trim()
    {
        Clear();
        _places.Clear();
        _places.TrimExcess();
        _chunks.TrimExcess();
        _entries.TrimExcess();
    }

    internal IndexedPayload Build(SpanEntry[] spans) => new(spans, [.. _chunks], _entries.ToArray());

    /// <param name="body">The payload.</param>
    /// <param name="traceId">The lower half of the trace id.</param>
    /// <param name="traceIdUpper">The upper half.</param>
    /// <param name="spans">All spans of the payload so far.</param>
    /// <param name="texts">The texts of the spans of the chunk, which are the last ones.</param>
    /// <param name="topLevelIsMarked">Whether the tracer marks the spans that enter a service.</param>
    internal void Add(ReadOnlySpan<byte> body, ulong traceId, ulong traceIdUpper, ReadOnlySpan<SpanEntry> spans,
        ReadOnlySpan<SpanTexts> texts, bool topLevelIsMarked)
    {
        int first = spans.Length - texts.Length;
        spans = spans[first..];
        _places.Clear();
        for (int i = 0; i < spans.Length; i++) _places.TryAdd(spans[i].Id, i);
        int errors = 0, head = -1;
        (long start, long end) = (long.MaxValue, long.MinValue);
        for (int i = 0; i < spans.Length; i++)
        {
            if (spans[i].IsError) errors++;
            start = Math.Min(start, texts[i].Start);
            end = Math.Max(end, EndOf(texts[i].Start, spans[i].Duration));
            int parent = spans[i].Parent != 0 && _places.TryGetValue(spans[i].Parent, out int place) ? place : -1;
            if (parent < 0 && (head < 0 || IsBefore(spans[i], texts[i], spans[head], texts[head]))) head = i;
            if (topLevelIsMarked ? texts[i].IsTopLevel : parent < 0 || spans[parent].Service != spans[i].Service)
                AddEntry(body, spans[i], texts[i]);
        }

        if (head < 0 && spans.Length > 0) head = 0; // parents in a circle
        _chunks.Add(new IndexedChunk
        {
            TraceId = traceId,
            TraceIdUpper = traceIdUpper,
            FirstSpan = first,
            SpanCount = spans.Length,
            Errors = errors,
            Start = start,
            End = end,
            Head = head < 0 ? HeadOf(body, default, default) : HeadOf(body, spans[head], texts[head]),
        });
    }

    private static long EndOf(long start, long duration)
        => duration <= 0 ? start : start > long.MaxValue - duration ? long.MaxValue : start + duration;

    private static bool IsBefore(in SpanEntry span, in SpanTexts texts, in SpanEntry other, in SpanTexts otherTexts)
        => (span.Parent == 0) != (other.Parent == 0) ? span.Parent == 0 : texts.Start < otherTexts.Start;

    private void AddEntry(ReadOnlySpan<byte> body, in SpanEntry span, in SpanTexts texts) => _entries.Add(new ServiceEntry(
        pools.Services.Get(texts.Service.In(body)), pools.Resources.Get(texts.Resource.In(body)), pools.Names.Get(texts.Name.In(body)),
            pools.Names.Get(texts.Type.In(body)), span.Duration, span.IsError));

    private HeadSpan HeadOf(ReadOnlySpan<byte> body, in SpanEntry span, in SpanTexts texts) => new()
    {
        Service = pools.Services.Get(texts.Service.In(body)),
        Name = pools.Names.Get(texts.Name.In(body)),
        Resource = pools.Resources.Get(texts.Resource.In(body)),
        Type = pools.Names.Get(texts.Type.In(body)),
        Status = texts.StatusNumber != 0
            ? texts.StatusNumber.ToString(CultureInfo.InvariantCulture)
            : pools.Names.Get(texts.Status.In(body)),
        IsRoot = span.Parent == 0,
        IsError = span.IsError,
        Start = texts.Start,
    };
}
