using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Walks the numeric tags of a span: the slots of each tag class, then the custom tags.</summary>
/// <remarks>For one thread. Another one may set tags meanwhile.</remarks>
public ref struct MetricEnumerator
{
    private readonly SpanTags? _tags;
    private readonly TagLayout? _layout;
    private readonly ReadOnlySpan<CustomTag<MetricValue>> _custom;
    private TagLevel _level;
    private int _levelIndex;
    private int _index;

    internal MetricEnumerator(Span span)
    {
        _index = -1;
        _levelIndex = -1;
        _tags = span.ReadTags(out _, out _custom);
        _layout = _tags is null ? null : TagLayout.Of(_tags);
        Current = default;
        NextLevel();
    }

    /// <summary>Gets the tag at the current place.</summary>
    public KeyValuePair<string, double> Current { get; private set; }

    /// <summary>Returns itself, for <c>foreach</c>.</summary>
    public readonly MetricEnumerator GetEnumerator() => this;

    /// <summary>Moves to the next tag that is set.</summary>
    /// <returns><see langword="false"/> past the end.</returns>
    public bool MoveNext()
    {
        while (_levelIndex >= 0)
        {
            while (++_index < _level.Metrics.Length)
            {
                if ((Volatile.Read(ref _level.Presence) >> _index & 1) == 0) continue;
                Current = new(_level.Table!.Metrics.Names[_index], _level.Metrics[_index]);
                return true;
            }

            NextLevel();
        }

        while (++_index < _custom.Length)
        {
            if (!_custom[_index].Value.TryGet(out double value)) continue;
            Current = new(_custom[_index].Key, value);
            return true;
        }

        return false;
    }

    private void NextLevel()
    {
        _index = -1;
        _level = default;
        if (_layout is { } layout && ++_levelIndex < layout.LevelCount) layout.ReadLevel(_tags!, _levelIndex, out _level);
        else _levelIndex = -1;
    }
}
