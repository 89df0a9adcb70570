using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Base of tag classes: the typed string tags, numeric tags and constant tags of one kind of span.</summary>
/// <remarks>
/// Derive, mark the class <see cref="SpanTagsAttribute"/> and declare partial properties with <see cref="TagAttribute"/> and
/// <see cref="MetricAttribute"/>: the generator gives each class in the hierarchy storage for the tags that it declares itself
/// (a <em>level</em>), and one table of their encoded names. An object belongs to one span and is set by one thread at a time.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public abstract class SpanTags
{
    /// <summary>The most levels that an object may have. Classes are not derived that deep: code that gives more gives them without end.</summary>
    internal const int MaxLevels = 64;

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

    /// <summary>Lists the tags that are set and the constant tags; for a person, not for parsing.</summary>
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

    /// <summary>A shallow copy of an object that no program has seen, to find out how large it is.</summary>
    internal SpanTags Copy() => (SpanTags)MemberwiseClone();

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
            if ((Volatile.Read(ref level.Presence) >> i & 1) != 0) tags.Add(string.Create(CultureInfo.InvariantCulture, $"{table.Metrics.Names[i]}: {level.Metrics[i]:R}"));
        }
    }
}
