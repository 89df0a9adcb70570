using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>A tag class whose static fields cannot be initialized, which nobody notices before they are needed.</summary>
internal sealed class UninitializableTags : SpanTags
{
    internal static readonly int Never = int.Parse("not a number", System.Globalization.CultureInfo.InvariantCulture);

    private Slot _slots;

    internal UninitializableTags() => _slots[0] = "value";

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        TagLevel.Create(Table.Instance, _slots, out tags);
        return false;
    }

    [System.Runtime.CompilerServices.InlineArray(1)]
    private struct Slot
    {
        private string? _slot;
    }

    private static class Table
    {
        internal static readonly TagTable Instance = new(2, Pack.Str("text"), default, default);
    }
}
