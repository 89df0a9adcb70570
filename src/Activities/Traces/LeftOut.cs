using System.Diagnostics;

namespace SpanPack;

/// <summary>Spans of a chunk that the program leaves out. Their children become those of their parents.</summary>
/// <remarks>For one thread.</remarks>
[DebuggerDisplay("{Count} spans")]
internal sealed class LeftOut
{
    private readonly Dictionary<ulong, ulong> _parents = [];

    internal int Count => _parents.Count;

    /// <summary>Adds a span and gives its memory back. With its local root a trace is left out.</summary>
    internal void Add(PreparedSpan prepared, LocalTrace trace)
    {
        _parents[prepared.Span.SpanId] = prepared.Span.ParentId;
        if (prepared.IsRoot) trace.LeaveOut();
        prepared.Return();
    }

    /// <summary>Gives children of spans that were left out to the nearest ancestors that were not.</summary>
    internal void LeaveTo(ChunkSpans spans)
    {
        for (int i = 0; i < spans.Count; i++)
        {
            // Each step goes up; ids that lead in a circle end with the number of spans.
            for (int steps = 0; steps < Count && _parents.TryGetValue(spans[i].ParentId, out ulong parent); steps++) spans[i].ParentId = parent;
        }
    }
}
