using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Enumerates the string tags of a span: the slots and constants of each tag class, then the custom tags.</summary>
/// <remarks>For one thread. Another one may set tags meanwhile.</remarks>
public ref struct StringTagEnumerator
{
    private readonly SpanTags? _tags;
    private readonly ReadOnlySpan<CustomTag<string?>> _custom;
    private TagLevels _levels;
    private bool _isInLevel;
    private int _index = -1;

    internal StringTagEnumerator(SpanTags? tags, ReadOnlySpan<CustomTag<string?>> custom)
    {
        _tags = tags;
        _custom = custom;
        _levels = new TagLevels(tags);
        _isInLevel = _levels.MoveNext();
        Current = default;
    }

    /// <summary>Gets the current tag.</summary>
    public KeyValuePair<string, string> Current { get; private set; }

    /// <summary>Returns itself, for <c>foreach</c>.</summary>
    public readonly StringTagEnumerator GetEnumerator() => this;

    /// <summary>Moves to the next tag that is set.</summary>
    /// <returns><see langword="false"/> past the end.</returns>
    public bool MoveNext()
    {
        for (; _isInLevel; (_isInLevel, _index) = (_levels.MoveNext(), -1))
        {
            if (_levels.Current.Table is { } table && MoveNextSlot(table)) return true;
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

    private bool MoveNextSlot(TagTable table)
    {
        Span<string?> slots = _levels.Current.Strings;
        while (++_index < slots.Length)
        {
            if (slots[_index] is not { } value) continue;
            Current = new(table.Strings.Names[_index], value);
            return true;
        }

        int constant = _index - slots.Length;
        if (constant >= table.Constants.Pairs.Length) return false;
        Current = new(table.Constants.Pairs[constant].Name, table.Constants.Pairs[constant].Value);
        return true;
    }
}
