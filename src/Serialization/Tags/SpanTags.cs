using System.ComponentModel;

namespace SpanPack;

/// <summary>Base of tag classes: the typed string tags, numeric tags and constant tags of one kind of span.</summary>
/// <remarks>
/// Derive, mark the class <see cref="SpanTagsAttribute"/> and declare partial properties with <see cref="TagAttribute"/> and
/// <see cref="MetricAttribute"/>: the generator gives each class in the hierarchy storage for the tags that it declares itself
/// (a <em>level</em>), and one table of their encoded names. An object belongs to one span and is set by one thread at a time.
/// </remarks>
public abstract partial class SpanTags
{
    /// <summary>Hands the library the storage and the table of one level of the class hierarchy. Implemented by generated code.</summary>
    /// <param name="level">0 for the most derived tag class, 1 for its base, and so on.</param>
    /// <param name="tags">The level; empty when there is none.</param>
    /// <returns><see langword="true"/> when a further level may follow.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    protected virtual bool GetLevel(int level, out TagLevel tags)
    {
        tags = default;
        return false;
    }

    /// <summary>Gets the table of the most derived tag class. Implemented by generated code.</summary>
    /// <returns>The table, or <see langword="null"/> when there is no tag class.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    protected virtual TagTable? GetTable() => null;

    /// <summary>What the tag classes of the object declare; null when there is none.</summary>
    internal TagLayout? Layout => GetTable() is { } table ? table.LayoutOf(this) : FindLayout();

    /// <summary>A shallow copy, to find out where in an object the storage is.</summary>
    internal SpanTags Copy() => (SpanTags)MemberwiseClone();

    internal bool ReadLevel(int level, out TagLevel tags) => GetLevel(level, out tags);

    private TagLayout? FindLayout()
    {
        TagTable? table = null;
        bool more = true;
        for (int level = 0; more && table is null; level++)
        {
            more = ReadLevel(level, out TagLevel current);
            table = current.Table;
        }

        return table?.LayoutOf(this);
    }
}
