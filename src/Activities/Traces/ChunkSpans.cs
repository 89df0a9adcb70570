using System.Diagnostics;

namespace SpanPack;

/// <summary>The spans of a chunk: reusable ones, one set for each thread that ends activities, and spans of the program.</summary>
/// <remarks>For one thread at a time.</remarks>
[DebuggerDisplay("{_count} spans")]
internal sealed class ChunkSpans
{
    private const int MaxKept = 64; // spans that stay with a thread, about 50 KB

    [ThreadStatic]
    private static ChunkSpans? s_free;

    private static readonly Activity s_nobody = new("");

    private readonly LocalTrace _single = new(); // never waits, never known to anybody
    private Span[] _spans = new Span[1]; // of the chunk
    private Span[] _own = [new()]; // the first are in the chunk, in the same order
    private int _made = 1; // of its own
    private int _used; // of these
    private int _count;

    /// <summary>Gets the spans in use.</summary>
    internal SpanCollection Spans => new(_spans, _count);

    internal int Count => _count;

    internal Span this[int index] => _spans[index];

    /// <summary>Takes the set of this thread, or creates one, because a callback may end activities too.</summary>
    internal static ChunkSpans Rent()
    {
        ChunkSpans spans = s_free ?? new ChunkSpans();
        s_free = null;
        return spans;
    }

    /// <summary>Returns the trace of a single activity or span of the program. It is reused after <see cref="Return"/>.</summary>
    /// <param name="ended">The ended item.</param>
    /// <param name="remote">The remote parent of the trace; null for none.</param>
    internal LocalTrace BeginSingle(EndedActivity ended, PropagatedContext? remote)
    {
        if (ended.Made is { } made) _single.BeginWith(made, remote: null, decisions: null);
        else _single.BeginWith(ended.Activity, remote, decisions: null);
        return _single;
    }

    /// <summary>Returns the set, without references of its spans.</summary>
    internal void Return()
    {
        Clear();
        if (_made > MaxKept) (_own, _made) = (_own[..MaxKept], MaxKept);
        if (_spans.Length > MaxKept) _spans = new Span[MaxKept];
        if (!_single.IsRoot(s_nobody)) _single.BeginWith(s_nobody, null, decisions: null);
        s_free = this;
    }

    /// <summary>Clears all spans.</summary>
    internal void Clear()
    {
        for (int i = 0; i < _used; i++) TagObjects.Clear(_own[i]);
        _spans.AsSpan(0, _count).Clear();
        (_used, _count) = (0, 0);
    }

    /// <summary>Returns an empty span.</summary>
    internal Span Next()
    {
        if (_used == _made)
        {
            if (_made == _own.Length) Array.Resize(ref _own, _made * 2);
            _own[_made++] = new Span();
        }

        Span span = _own[_used++];
        Add(span);
        return span;
    }

    /// <summary>Adds a span of the program.</summary>
    internal void Add(Span span)
    {
        if (_count == _spans.Length) Array.Resize(ref _spans, _count * 2);
        _spans[_count++] = span;
    }

    /// <summary>Removes the last span that <see cref="Next"/> returned.</summary>
    internal void RemoveLast()
    {
        _spans[--_count] = null!;
        TagObjects.Clear(_own[--_used]);
    }

    /// <summary>Takes a prepared span, and returns its container.</summary>
    /// <returns>The sampling priority that the program set by tags of its activity; null for none.</returns>
    internal SamplingPriority? Take(PreparedSpan prepared)
    {
        SamplingPriority? asked = prepared.Asked;
        Span empty = Next();
        _spans[_count - 1] = _own[_used - 1] = prepared.Exchange(empty);
        prepared.Return();
        return asked;
    }

    /// <summary>Sets the service of the parent on spans. Parents end after their children: they are the last, or close behind.</summary>
    /// <param name="areChanged">Whether the program may have changed the service of a span after its distant children were set.</param>
    internal void AdoptServices(bool areChanged)
    {
        for (int i = 0; i < _count - 1; i++)
        {
            int end = areChanged ? _count : Math.Min(_count, i + 1 + FinishedActivities.Near);
            if (FindParent(_spans[i], i + 1, end) is { } parent) _spans[i].ParentService = parent.Service;
        }
    }

    private Span? FindParent(Span span, int from, int end)
    {
        Span last = _spans[_count - 1];
        if (last.SpanId == span.ParentId) return last;
        for (int i = from; i < end; i++)
        {
            if (_spans[i].SpanId == span.ParentId) return _spans[i];
        }

        return null;
    }
}
