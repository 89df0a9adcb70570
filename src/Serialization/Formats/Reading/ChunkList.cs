using System.Collections;

namespace SpanPack;

/// <summary>The chunks of a payload that was read. Keeps of each what its format can say: a list of <see cref="TraceChunk"/> would take five times as much, of the kind of memory that is collected last.</summary>
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
    /// <param name="fields">What it says of the trace; null where the format has no such fields.</param>
    internal void Add(in SpanCollection spans, ChunkFields? fields) => _entries.Add(new Entry(spans, fields));

    internal void Clear() => _entries.Clear();

    private readonly record struct Entry(SpanCollection Spans, ChunkFields? Fields);
}
