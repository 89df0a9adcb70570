using System.Runtime.CompilerServices;
using System.Text;

namespace SpanPack;

/// <content>The hash for strings that collide too often: that of the framework, which has another secret.</content>
internal sealed partial class PayloadStringTable
{
    private int _maxProbes = MaxProbes; // int.MaxValue with the second hash

    /// <summary>Gets whether the hash of the framework is used until the payload ends, because strings collided too often.</summary>
    internal bool UsesSecondHash => _maxProbes != MaxProbes;

    private uint HashOf(string value) => UsesSecondHash ? (uint)value.GetHashCode() : _hash.Of(value);

    // Strings are made for this only, one at a time.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void TakeSecondHash()
    {
        StringSlot[] moved = Rent(_slotCount);
        int count = 0;
        foreach (ref readonly StringSlot slot in _slots.AsSpan(0, _slotCount))
        {
            if (slot.Index == 0) continue;
            string text = Encoding.UTF8.GetString(WrittenText.Of(_texts.From(slot.Position)));
            // of text with lone surrogates: its repaired form has a slot, by which it is found again
            if (_hash.Of(text) != slot.Hash) continue;
            int place = Insert(moved, _slotCount, slot with { Hash = (uint)text.GetHashCode() });
            if (count < MaxListed) _listed[count] = place;
            count++;
        }

        Replace(moved, _slotCount);
        _used = count;
        _maxProbes = int.MaxValue;
    }

    /// <summary>Finds the place of an index; −1 when <see cref="TakeSecondHash"/> left it out.</summary>
    private int FindPlace(uint hash, int index)
    {
        int mask = _slotCount - 1;
        int place = (int)hash & mask;
        for (; _slots[place].Index != 0; place = (place + 1) & mask)
        {
            if (_slots[place].Hash == hash && _slots[place].Index == index) return place;
        }

        return -1;
    }

    /// <summary>Sets the text of a place to that of another.</summary>
    private void SetText(int place, int source)
    {
        if (place < 0) return;
        _slots[place].Index = _slots[source].Index;
        _slots[place].Position = _slots[source].Position;
    }
}
