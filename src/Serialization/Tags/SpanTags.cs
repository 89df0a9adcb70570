using System.ComponentModel;
using SpanPack.CompilerServices;

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
    /// <returns><see langword="true"/> when a further level may follow. At most 64 do.</returns>
    /// <remarks>
    /// The first object of a type tells the tables of all of them. A level that has another table in another object counts as empty, and
    /// levels beyond those of the first object are not asked for. What the method throws reaches who writes the span, and costs the chunk.
    /// </remarks>
    [EditorBrowsable(EditorBrowsableState.Never)]
    protected virtual bool GetLevel(int level, out TagLevel tags)
    {
        tags = default;
        return false;
    }

    /// <summary>A shallow copy of an object that no program has seen, to find out how large it is.</summary>
    internal SpanTags Copy() => (SpanTags)MemberwiseClone();

    internal bool ReadLevel(int level, out TagLevel tags) => GetLevel(level, out tags);
}
