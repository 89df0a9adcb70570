using SpanPack.CompilerServices;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>Derived by hand from a class that was generated: with a level of its own before those of the base.</summary>
internal class DerivedByHand : BaseTags
{
    private static readonly TagTable s_table = new(2, Pack.Str("by.hand"), default, default);

    private Slot _slots;

    internal DerivedByHand(string text) => _slots[0] = text;

    protected override bool GetLevel(int level, out TagLevel tags)
    {
        if (level != 0) return base.GetLevel(level - 1, out tags);
        TagLevel.Create(s_table, _slots, out tags);
        return true;
    }

    [System.Runtime.CompilerServices.InlineArray(1)]
    private struct Slot
    {
        private string? _slot;
    }
}
