using System.Runtime.CompilerServices;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The declarations of a tag class hierarchy: all names in one table, their offsets in an object, and a look-up by name.</summary>
internal sealed partial class TagLayout
{
    private readonly nint _onlyPresence = -1; // bytes from the first field of an object to the only mask of numbers that are set
    private Dictionary<string, TagSlot>? _slots;

    private TagLayout(SpanTags tags)
    {
        _type = TagStorage.TypeOf(tags);
        Levels = ReadTables(tags);
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (TagTable table in Levels)
        {
            StringCount += table.StringCount + table.Constants.Pairs.Length;
            MetricCount += table.MetricCount;
            HasReserved |= table.HasReserved;
            foreach (string name in table.Strings.Names) HasDuplicates |= !names.Add(name);
            foreach (string name in table.Metrics.Names) HasDuplicates |= !names.Add(name);
            foreach (ConstantTagEntry constant in table.Constants.Pairs) HasDuplicates |= !names.Add(constant.Name);
        }

        if (!HasReserved && TagStorage.Find(tags, Levels) is { } storage) Merged = MergedTags.TryJoin(Levels, storage);
        if (Merged is { Metrics: [MergedMetrics only] }) _onlyPresence = only.Presence;
    }

    /// <summary>
    /// Gets all levels as one; null when their storage cannot be reached directly, or when the tracer has one of the names: writers then
    /// enumerate the levels.
    /// </summary>
    internal readonly MergedTags? Merged;

    /// <summary>The encoding of the formats with full names (v0.4, v0.7), created at its first use.</summary>
    internal object? KeyedEncoding;

    /// <summary>Set when two classes declare one name, because a base class that was compiled later has added it.</summary>
    internal readonly bool HasDuplicates;

    /// <summary>Set when a name is also a tag of the tracer, so that it may have to be omitted.</summary>
    internal readonly bool HasReserved;

    /// <summary>The tables of the classes in the hierarchy that may have tags.</summary>
    internal readonly TagTable[] Levels;

    /// <summary>The number of string slots and constant tags of all levels.</summary>
    internal readonly int StringCount;

    /// <summary>The number of numeric slots of all levels.</summary>
    internal readonly int MetricCount;

    /// <summary>The encoding of the formats with a string table (v0.5, v1.0), created at its first use.</summary>
    internal object? IndexedEncoding;

    /// <summary>The data that the redaction of spans keeps for the layout, from its first use.</summary>
    internal object? Redaction;

    /// <summary>The last list of global tags with none of the names of these classes.</summary>
    internal object? LacksGlobalTags;

    /// <summary>Returns whether an object of these classes has or may have a number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool HasMetrics(SpanTags tags)
    {
        if (MetricCount == 0) return false;
        return _onlyPresence < 0 || TagStorage.MaskAt(ref TagStorage.FirstField(tags), _onlyPresence) != 0;
    }

    /// <summary>Returns the storage of one class in an object of the type.</summary>
    /// <param name="tags">The object.</param>
    /// <param name="index">0 to one less than the number of <see cref="Levels"/>.</param>
    /// <param name="level">The level; empty when its table differs from that of the first object of the type.</param>
    /// <returns>Whether the level is there.</returns>
    internal bool ReadLevel(SpanTags tags, int index, out TagLevel level)
    {
        tags.ReadLevel(index, out level);
        if (level.Table == Levels[index]) return true;
        level = default;
        return false;
    }

    /// <summary>Returns the text of a string slot or constant; null if it is unset.</summary>
    internal string? ReadText(SpanTags tags, in TagSlot slot)
    {
        if (!ReadLevel(tags, slot.Level, out TagLevel level)) return null;
        return slot.Kind == TagSlotKind.String ? level.Strings[slot.Index] : level.Table!.Constants.Pairs[slot.Index].Value;
    }

    /// <summary>Returns a copy of an object, for writing; null if its storage may be outside of the object.</summary>
    internal SpanTags? TryCopy(SpanTags tags)
    {
        if (Merged is not { } merged) return null;
        Span<ulong> masks = stackalloc ulong[merged.Metrics.Length];
        for (int i = 0; i < masks.Length; i++)
            masks[i] = TagStorage.MaskAt(ref TagStorage.FirstField(tags), merged.Metrics[i].Presence); // before the numbers
        SpanTags copy = tags.Copy();
        for (int i = 0; i < masks.Length; i++)
            TagStorage.PresenceAt(ref TagStorage.FirstField(copy), merged.Metrics[i].Presence) &= masks[i];
        return copy;
    }

    internal bool TryFind(string name, out TagSlot slot) => (_slots ??= MapNames()).TryGetValue(name, out slot);

    private static TagTable[] ReadTables(SpanTags tags)
    {
        var tables = new List<TagTable>();
        bool more = true;
        while (more)
        {
            if (tables.Count == SpanTags.MaxLevels) TagErrors.ThrowTooManyLevels(tags.GetType(), SpanTags.MaxLevels);
            more = tags.ReadLevel(tables.Count, out TagLevel level);
            tables.Add(level.Table ?? TagTable.Empty);
        }

        return [.. tables];
    }

    // The most derived class wins where a base class, compiled later, has got the same name.
    private Dictionary<string, TagSlot> MapNames()
    {
        var slots = new Dictionary<string, TagSlot>(StringComparer.Ordinal);
        for (int level = 0; level < Levels.Length; level++)
        {
            TagTable table = Levels[level];
            for (int i = 0; i < table.StringCount; i++) slots.TryAdd(table.Strings.Names[i], new TagSlot(TagSlotKind.String, level, i));
            for (int i = 0; i < table.MetricCount; i++) slots.TryAdd(table.Metrics.Names[i], new TagSlot(TagSlotKind.Metric, level, i));
            for (int i = 0; i < table.Constants.Pairs.Length; i++)
                slots.TryAdd(table.Constants.Pairs[i].Name, new TagSlot(TagSlotKind.Constant, level, i));
        }

        return slots;
    }
}
