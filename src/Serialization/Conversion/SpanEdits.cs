namespace SpanPack;

/// <summary>The spans of a chunk while it is converted: each is copied the first time that it is changed.</summary>
internal sealed class SpanEdits(SpanCollection source)
{
    private Span[]? _spans;

    internal int Count => source.Count;

    /// <summary>The spans as they are now.</summary>
    internal SpanCollection Spans => _spans is null ? source : new SpanCollection(_spans);

    /// <summary>A span as it is now, to look at.</summary>
    internal Span this[int index] => _spans is null ? source[index] : _spans[index];

    /// <summary>A span to change.</summary>
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
