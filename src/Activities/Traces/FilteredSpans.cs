using System.Diagnostics;

namespace SpanPack;

/// <summary>Spans of a chunk that the program's filter has dropped, and their parents.</summary>
/// <remarks>For one thread.</remarks>
[DebuggerDisplay("{Count} spans")]
internal sealed class FilteredSpans
{
    private readonly Dictionary<ulong, ulong> _parents = [];

    internal int Count => _parents.Count;

    /// <summary>Adds a span and returns its memory. A trace is dropped with its local root.</summary>
    internal void Add(PreparedSpan prepared, LocalTrace trace)
    {
        _parents[prepared.Span.SpanId] = prepared.Span.ParentId;
        if (prepared.IsRoot) trace.Filter();
        prepared.Return();
    }

    /// <summary>Attaches the children of dropped spans to the nearest ancestor that is written.</summary>
    internal void Reparent(ChunkSpans spans)
    {
        for (int i = 0; i < spans.Count; i++)
        {
            // Each step goes up; ids that lead in a circle end with the number of spans.
            for (int steps = 0; steps < Count && _parents.TryGetValue(spans[i].ParentId, out ulong parent); steps++)
                spans[i].ParentId = parent;
        }
    }
}
