namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>A request or a message under way. Spans go into the trace as they end, the root last.</summary>
internal sealed class ShopRequest(ShopSpans spans, int childCount)
{
    private Span? _root;
    private Span? _child;
    private int _left = childCount;
    private SpanCollection.Builder _finished;

    /// <summary>The spans, once the request has ended.</summary>
    internal SpanCollection Trace { get; private set; }

    /// <summary>Begins or ends one span.</summary>
    /// <returns>Whether the request has ended.</returns>
    internal bool Advance()
    {
        if (_root is null) _root = spans.StartRoot(_left > 0);
        else if (_child is { } child) _child = Finish(child);
        else if (_left-- > 0) _child = spans.StartChild(_root);
        else return End(_root);
        return false;
    }

    private bool End(Span root)
    {
        Finish(root);
        Trace = _finished.Build();
        return true;
    }

    private Span? Finish(Span span)
    {
        spans.Finish(span);
        _finished.Add(span);
        return null;
    }
}
