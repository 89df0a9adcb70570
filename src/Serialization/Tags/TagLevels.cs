using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Enumerates the storage of a tag object, one class of its hierarchy after the other.</summary>
internal ref struct TagLevels
{
    private readonly SpanTags? _tags;
    private readonly TagLayout? _layout;
    private int _next;

    internal TagLevels(SpanTags? tags)
    {
        _tags = tags;
        _layout = tags is null ? null : TagLayout.Of(tags);
    }

    /// <summary>The current level; empty before the first and past the end.</summary>
    internal TagLevel Current;

    internal bool MoveNext()
    {
        Current = default;
        if (_layout is not { } layout || _next == layout.Levels.Length) return false;
        layout.ReadLevel(_tags!, _next++, out Current);
        return true;
    }
}
