using System.Diagnostics;

namespace SpanPack;

/// <summary>Spans that are filled, written and used again: one set for each thread that ends activities.</summary>
/// <remarks>For one thread at a time.</remarks>
[DebuggerDisplay("{_count} of {_spans.Length} spans")]
internal sealed class ChunkSpans
{
    private const int MaxKept = 64; // spans that stay with a thread, about 50 KB

    [ThreadStatic]
    private static ChunkSpans? s_free;

    private Span[] _spans = [new()];
    private int _made = 1;
    private int _count;

    /// <summary>Gets the spans that are in use.</summary>
    internal SpanCollection Spans => new(_spans, _count);

    internal int Count => _count;

    internal Span this[int index] => _spans[index];

    /// <summary>Takes the set of this thread, or makes one: a callback may end activities, too.</summary>
    internal static ChunkSpans Rent()
    {
        ChunkSpans spans = s_free ?? new ChunkSpans();
        s_free = null;
        return spans;
    }

    /// <summary>Gives the set back, without anything that spans referred to.</summary>
    internal void Return()
    {
        if (_made > MaxKept) (_spans, _made, _count) = (_spans[..MaxKept], MaxKept, Math.Min(_count, MaxKept));
        Clear();
        s_free = this;
    }

    /// <summary>Takes all spans back.</summary>
    internal void Clear()
    {
        for (int i = 0; i < _count; i++) Clear(_spans[i]);
        _count = 0;
    }

    /// <summary>Gives a span that has nothing.</summary>
    internal Span Next()
    {
        if (_count == _spans.Length) Array.Resize(ref _spans, _count * 2);
        if (_count == _made) _spans[_made++] = new Span();
        return _spans[_count++];
    }

    /// <summary>Takes the last span back.</summary>
    internal void RemoveLast() => Clear(_spans[--_count]);

    /// <summary>Tells spans the service of their parent as the program has changed it. Parents end after their children: they are near, and behind.</summary>
    internal void AdoptServices()
    {
        for (int i = 0; i < _count; i++)
        {
            for (int j = i + 1; j < _count; j++)
            {
                if (_spans[j].SpanId != _spans[i].ParentId) continue;
                _spans[i].ParentService = _spans[j].Service;
                break;
            }
        }
    }

    private static void Clear(Span span)
    {
        TagObjects.Return(span.Tags);
        span.Reset();
    }
}
