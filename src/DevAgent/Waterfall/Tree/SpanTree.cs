namespace SpanPack;

/// <summary>Arranges the spans of a trace as a tree. Every span appears exactly once, whatever the parent ids are.</summary>
internal sealed class SpanTree
{
    private readonly List<Span> _spans;
    private readonly List<int>?[] _children;
    private readonly bool[] _placed;
    private readonly List<SpanRow> _rows;
    private readonly Stack<(int Span, SpanRow Row)> _open = new(); // no recursion: chains may be thousands deep

    private SpanTree(List<Span> spans)
    {
        _spans = spans;
        _children = new List<int>?[spans.Count];
        _placed = new bool[spans.Count];
        _rows = new(spans.Count);
    }

    /// <summary>
    /// Orders spans: parents before children, siblings by start. Spans whose parent is missing, or that are their own ancestors, are at the
    /// top.
    /// </summary>
    internal static IReadOnlyList<SpanRow> Order(List<Span> spans)
    {
        var tree = new SpanTree(spans);
        List<int> top = tree.Connect();
        foreach (int span in top) tree.Place(span);
        // What is left is in a circle, or below one: it is cut at its earliest span.
        foreach (int span in tree.ByStart(Enumerable.Range(0, spans.Count))) tree.Place(span);
        return tree._rows;
    }

    private List<int> Connect()
    {
        var byId = new Dictionary<ulong, int>(_spans.Count);
        for (int i = 0; i < _spans.Count; i++) byId.TryAdd(_spans[i].SpanId, i); // of two with one id the first has the children

        var top = new List<int>();
        for (int i = 0; i < _spans.Count; i++)
        {
            bool hasParent = byId.TryGetValue(_spans[i].ParentId, out int parent) && parent != i && _spans[i].ParentId is not 0;
            (hasParent ? _children[parent] ??= [] : top).Add(i);
        }

        return ByStart(top);
    }

    private void Place(int root)
    {
        if (_placed[root]) return;
        _placed[root] = true;
        _open.Push((root, new SpanRow(_spans[root], 0, true, 0)));
        while (_open.TryPop(out (int Span, SpanRow Row) next))
        {
            _rows.Add(next.Row);
            if (_children[next.Span] is not { } children) continue;
            List<int> ordered = ByStart(children.Where(child => !_placed[child]));
            for (int i = ordered.Count - 1; i >= 0; i--)
            {
                _placed[ordered[i]] = true;
                _open.Push((ordered[i], next.Row.Child(_spans[ordered[i]], i == ordered.Count - 1)));
            }
        }
    }

    // stable: equal starts stay in order
    private List<int> ByStart(IEnumerable<int> spans) => [.. spans.OrderBy(span => _spans[span].Start)];
}
