namespace SpanPack;

/// <summary>The spans of a chunk while it is converted: each is copied the first time that it is changed.</summary>
internal sealed class SpanEdits
{
    private readonly SpanCollection _source;
    private Span[]? _spans;
    private bool[]? _isCopy;

    internal SpanEdits(in SpanCollection source) => _source = source;

    internal int Count => _source.Count;

    /// <summary>The spans as they are now.</summary>
    internal SpanCollection Spans => _spans is null ? _source : new SpanCollection(_spans);

    /// <summary>A span as it is now, to look at.</summary>
    internal Span this[int index] => _spans is null ? _source[index] : _spans[index];

    /// <summary>A span to change.</summary>
    internal Span Edit(int index)
    {
        if (_spans is null)
        {
            _spans = new Span[Count];
            _isCopy = new bool[Count];
            for (int i = 0; i < _spans.Length; i++) _spans[i] = _source[i];
        }

        if (_isCopy![index]) return _spans[index];
        _isCopy[index] = true;
        return _spans[index] = _spans[index].Copy();
    }
}
