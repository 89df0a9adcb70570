using System.ComponentModel;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Base of tag classes: the typed string tags, numeric tags and constant tags of one kind of span.</summary>
/// <remarks>
/// Derive, mark the class with <see cref="SpanTagsAttribute"/> and declare partial properties with <see cref="TagAttribute"/> and
/// <see cref="MetricAttribute"/>. The generator gives each class in the hierarchy storage for the tags that it declares (a <em>level</em>),
/// and one table of their encoded names. An object belongs to one span and is set by one thread at a time.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public abstract class SpanTags
{
    /// <summary>The most levels of an object. Real class hierarchies are not that deep: more levels indicate an endless sequence.</summary>
    internal const int MaxLevels = 64;

    /// <summary>Gets the storage and the table of one level of the class hierarchy. Implemented by generated code.</summary>
    /// <param name="level">0 for the most derived tag class, 1 for its base, and so on.</param>
    /// <param name="tags">The level; empty when there is none.</param>
    /// <returns><see langword="true"/> when a further level may follow; there are at most 64.</returns>
    /// <remarks>
    /// The first object of a type determines the tables of all of them. A level with another table in a later object counts as empty, and
    /// levels beyond those of the first object are not requested. Exceptions of the method reach the caller that writes the span, and the
    /// chunk is lost.
    /// </remarks>
    [EditorBrowsable(EditorBrowsableState.Never)]
    protected virtual bool GetLevel(int level, out TagLevel tags)
    {
        tags = default;
        return false;
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns><c>{name: value, name: value}</c>.</returns>
    public override string ToString()
    {
        var tags = new List<string>();
        bool more = true;
        for (int i = 0; more && i < MaxLevels; i++)
        {
            more = GetLevel(i, out TagLevel level);
            if (level.Table is { } table) AddTexts(tags, level, table);
        }

        return $"{{{string.Join(", ", tags)}}}";
    }

    /// <summary>Returns a shallow copy of an object, without a finalizer. Storage outside of the object is shared.</summary>
    [SuppressMessage("Usage", "CA1816", Justification = "The copy is private, and owns nothing that a finalizer would release.")]
    internal SpanTags Copy()
    {
        var copy = (SpanTags)MemberwiseClone();
        GC.SuppressFinalize(copy);
        return copy;
    }

    internal bool ReadLevel(int level, out TagLevel tags) => GetLevel(level, out tags);

    private static void AddTexts(List<string> tags, in TagLevel level, TagTable table)
    {
        for (int i = 0; i < level.Strings.Length; i++)
        {
            if (level.Strings[i] is { } value) tags.Add($"{table.Strings.Names[i]}: {value}");
        }

        foreach (ConstantTagEntry constant in table.Constants.Pairs) tags.Add($"{constant.Name}: {constant.Value}");
        for (int i = 0; i < level.Metrics.Length; i++)
        {
            if ((Volatile.Read(ref level.Presence) >> i & 1) != 0)
                tags.Add(string.Create(CultureInfo.InvariantCulture, $"{table.Metrics.Names[i]}: {level.Metrics[i]:R}"));
        }
    }
}
