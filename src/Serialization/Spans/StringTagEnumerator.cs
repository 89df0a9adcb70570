using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Walks the string tags of a span: of each tag class the slots, then the constants; then the custom tags.</summary>
/// <remarks>For one thread. Another one may set tags meanwhile.</remarks>
public ref struct StringTagEnumerator
{
    private readonly SpanTags? _tags;
    private readonly TagLayout? _layout;
    private readonly ReadOnlySpan<CustomTag<string?>> _custom;
    private TagLevel _level;
    private int _levelIndex;
    private int _index;

    internal StringTagEnumerator(Span span)
    {
        _index = -1;
        _levelIndex = -1;
        _tags = span.ReadTags(out _custom, out _);
        _layout = _tags is null ? null : TagLayout.Of(_tags);
        Current = default;
        NextLevel();
    }

    /// <summary>Gets the tag at the current place.</summary>
    public KeyValuePair<string, string> Current { get; private set; }

    /// <summary>Returns itself, for <c>foreach</c>.</summary>
    public readonly StringTagEnumerator GetEnumerator() => this;

    /// <summary>Moves to the next tag that is set.</summary>
    /// <returns><see langword="false"/> past the end.</returns>
    public bool MoveNext()
    {
        while (_levelIndex >= 0)
        {
            if (MoveNextInLevel()) return true;
            NextLevel();
        }

        while (++_index < _custom.Length)
        {
            ref readonly CustomTag<string?> tag = ref _custom[_index];
            if (tag.Value is not { } value || (tag.Shadows && _tags?.GetNumber(tag.Key) is not null)) continue;
            Current = new(tag.Key, value);
            return true;
        }

        return false;
    }

    private bool MoveNextInLevel()
    {
        if (_level.Table is not { } table) return false;
        while (++_index < _level.Strings.Length)
        {
            if (_level.Strings[_index] is not { } value) continue;
            Current = new(table.Strings.Names[_index], value);
            return true;
        }

        int constant = _index - _level.Strings.Length;
        if (constant >= table.Constants.Pairs.Length) return false;
        Current = new(table.Constants.Pairs[constant].Name, table.Constants.Pairs[constant].Value);
        return true;
    }

    private void NextLevel()
    {
        _index = -1;
        _level = default;
        if (_layout is { } layout && ++_levelIndex < layout.LevelCount) layout.ReadLevel(_tags!, _levelIndex, out _level);
        else _levelIndex = -1;
    }
}
