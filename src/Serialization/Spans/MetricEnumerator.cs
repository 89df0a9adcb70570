using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Enumerates the numeric tags of a span: the slots of each tag class, then the custom tags.</summary>
/// <remarks>For one thread. Another one may set tags meanwhile.</remarks>
public ref struct MetricEnumerator
{
    private readonly ReadOnlySpan<CustomTag<MetricValue>> _custom;
    private TagLevels _levels;
    private bool _isInLevel;
    private int _index = -1;

    internal MetricEnumerator(SpanTags? tags, ReadOnlySpan<CustomTag<MetricValue>> custom)
    {
        _custom = custom;
        _levels = new TagLevels(tags);
        _isInLevel = _levels.MoveNext();
        Current = default;
    }

    /// <summary>Gets the current tag.</summary>
    public KeyValuePair<string, double> Current { get; private set; }

    /// <summary>Returns itself, for <c>foreach</c>.</summary>
    public readonly MetricEnumerator GetEnumerator() => this;

    /// <summary>Moves to the next tag that is set.</summary>
    /// <returns><see langword="false"/> past the end.</returns>
    public bool MoveNext()
    {
        for (; _isInLevel; (_isInLevel, _index) = (_levels.MoveNext(), -1))
        {
            if (MoveNextSlot(in _levels.Current)) return true;
        }

        while (++_index < _custom.Length)
        {
            if (!_custom[_index].Value.TryGet(out double value)) continue;
            Current = new(_custom[_index].Key, value);
            return true;
        }

        return false;
    }

    private bool MoveNextSlot(in TagLevel level)
    {
        while (++_index < level.Metrics.Length)
        {
            if ((Volatile.Read(ref level.Presence) >> _index & 1) == 0) continue;
            Current = new(level.Table!.Metrics.Names[_index], level.Metrics[_index]);
            return true;
        }

        return false;
    }
}
