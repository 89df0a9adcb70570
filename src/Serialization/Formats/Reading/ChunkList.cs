using System.Collections;

namespace SpanPack;

/// <summary>
/// The chunks of a read payload. Keeps only the data that the format supports: a list of <see cref="TraceChunk"/> would take five times as
/// much, on the large object heap.
/// </summary>
internal sealed class ChunkList : IReadOnlyList<TraceChunk>
{
    private readonly List<Entry> _entries = [];

    public int Count => _entries.Count;

    public TraceChunk this[int index]
    {
        get
        {
            Entry entry = _entries[index];
            if (entry.Fields is not { } fields) return new TraceChunk(entry.Spans);
            return new TraceChunk(entry.Spans)
            {
                SamplingPriority = fields.Priority,
                SamplingMechanism = fields.Mechanism,
                Origin = fields.Origin,
                IsDropped = fields.IsDropped,
                TraceId = fields.TraceId,
                Attributes = fields.Attributes,
            };
        }
    }

    public IEnumerator<TraceChunk> GetEnumerator()
    {
        for (int i = 0; i < Count; i++) yield return this[i];
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>Adds a chunk.</summary>
    /// <param name="spans">Its spans.</param>
    /// <param name="fields">The fields about its trace; null if the format has none.</param>
    internal void Add(in SpanCollection spans, ChunkFields? fields) => _entries.Add(new Entry(spans, fields));

    private readonly record struct Entry(SpanCollection Spans, ChunkFields? Fields);
}
