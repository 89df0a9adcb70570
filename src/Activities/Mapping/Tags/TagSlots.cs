using System.Diagnostics;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The slot of each known attribute in a tag class.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{_class.Name,nq}")]
internal sealed class TagSlots
{
    /// <summary>The value for an attribute without a slot.</summary>
    internal const byte None = 0;

    private const byte NumberBit = 0x80;
    private const byte BaseBit = 0x40;
    private const byte IndexMask = 0x3F;

    private readonly Type _class;
    private readonly byte[] _slots = new byte[AttributeKeys.Count]; // bits, and the index from 1

    private TagSlots(SpanTags tags)
    {
        _class = tags.GetType();
        foreach (AttributeKey key in AttributeKeys.All)
        {
            if (SpanParts.FindSlot(tags, key.Name, out bool isNumber) is not { } slot) continue;
            _slots[key.Number] = (byte)(slot.Index + 1 | (isNumber ? NumberBit : 0) | (slot.Level == 0 ? 0 : BaseBit));
        }
    }

    internal static TagSlots Of<T>()
        where T : SpanTags, new()
        => OfClass<T>.Slots;

    internal static bool IsNumber(byte slot) => (slot & NumberBit) != 0;

    internal static bool IsInBase(byte slot) => (slot & BaseBit) != 0;

    internal static int IndexOf(byte slot) => (slot & IndexMask) - 1;

    /// <summary>Returns the slot of an attribute's name; <see cref="None"/> if it has none.</summary>
    internal byte Find(AttributeKey key) => _slots[key.Number];

    private static class OfClass<T>
        where T : SpanTags, new()
    {
        internal static readonly TagSlots Slots = new(new T());
    }
}
