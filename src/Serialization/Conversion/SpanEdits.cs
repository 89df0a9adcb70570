namespace SpanPack;

/// <summary>The spans of a chunk during a conversion: each is copied at its first change.</summary>
internal sealed class SpanEdits(SpanCollection source)
{
    private Span[]? _spans;

    internal int Count => source.Count;

    /// <summary>Gets the current spans.</summary>
    internal SpanCollection Spans => _spans is null ? source : new SpanCollection(_spans);

    /// <summary>Gets the current state of a span, for reading.</summary>
    internal Span this[int index] => _spans is null ? source[index] : _spans[index];

    /// <summary>Returns a span for changes.</summary>
    internal Span Edit(int index)
    {
        if (_spans is null)
        {
            _spans = new Span[Count];
            for (int i = 0; i < _spans.Length; i++) _spans[i] = source[i];
        }

        if (_spans[index] == source[index]) _spans[index] = _spans[index].Copy();
        return _spans[index];
    }
}
