using System.Collections.Frozen;

namespace SpanPack;

/// <summary>Where each name of a tag class hierarchy is kept.</summary>
internal sealed class TagLayout
{
    private readonly FrozenDictionary<string, TagSlot> _slots;

    internal TagLayout(SpanTags tags)
    {
        var slots = new Dictionary<string, TagSlot>(StringComparer.Ordinal);
        bool more = true;
        for (int level = 0; more; level++)
        {
            more = tags.ReadLevel(level, out TagLevel current);
            if (current.Table is { } table) AddLevel(slots, level, table);
        }

        _slots = slots.ToFrozenDictionary(StringComparer.Ordinal);
    }

    /// <summary>Whether two classes declare one name: a base class, compiled later, has got it too.</summary>
    internal bool HasDuplicates { get; private set; }

    internal bool TryFind(string name, out TagSlot slot) => _slots.TryGetValue(name, out slot);

    // The most derived class wins where a base class, compiled later, has got the same name.
    private void AddLevel(Dictionary<string, TagSlot> slots, int level, TagTable table)
    {
        for (int i = 0; i < table.StringCount; i++) HasDuplicates |= !slots.TryAdd(table.Strings.Names[i], new TagSlot(TagSlotKind.String, level, i));
        for (int i = 0; i < table.MetricCount; i++) HasDuplicates |= !slots.TryAdd(table.Metrics.Names[i], new TagSlot(TagSlotKind.Metric, level, i));
        for (int i = 0; i < table.Constants.Pairs.Length; i++) HasDuplicates |= !slots.TryAdd(table.Constants.Pairs[i].Name, new TagSlot(TagSlotKind.Constant, level, i));
    }
}
