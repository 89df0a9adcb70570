using System.Buffers;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The memory of the table: rented, and kept between payloads.</content>
internal sealed partial class PayloadStringTable
{
    // Payloads in a row that used a sixteenth of the slots or less: one empty payload is no reason to grow again.
    private const int MaxSmallPayloads = 16;

    private int _smallPayloads;

    /// <summary>Removes all strings and keeps the memory.</summary>
    internal void Clear()
    {
        ClearEntries();
        ClearRuns();
        ClearObjects();
        Generated?.Clear();
        ClearSlots();
        _smallPayloads = _slotCount > MinSlots && _used < _slotCount / 16 ? _smallPayloads + 1 : 0;
        if (_smallPayloads >= MaxSmallPayloads) Resize(Math.Max(MinSlots, _slotCount / 4));
        _maxProbes = MaxProbes;
        _used = 0;
        Count = 1;
    }

    public void Dispose()
    {
        Clear();
        ArrayPool<StringSlot>.Shared.Return(_slots);
        _slots = [];
        _slotCount = 0; // no place is within the slots any more
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow()
    {
        StringSlot[] grown = Rent(_slotCount * 2);
        foreach (ref readonly StringSlot slot in _slots.AsSpan(0, _slotCount))
        {
            if (slot.Index != 0) Insert(grown, _slotCount * 2, slot);
        }

        Replace(grown, _slotCount * 2);
    }

    private static StringSlot[] Rent(int slotCount)
    {
        StringSlot[] slots = ArrayPool<StringSlot>.Shared.Rent(slotCount);
        slots.AsSpan(0, slotCount).Clear();
        return slots;
    }

    private static int Insert(StringSlot[] slots, int slotCount, in StringSlot added)
    {
        int mask = slotCount - 1;
        int place = (int)added.Hash & mask;
        while (slots[place].Index != 0) place = (place + 1) & mask;
        slots[place] = added;
        return place;
    }

    private void Replace(StringSlot[] slots, int slotCount)
    {
        ArrayPool<StringSlot>.Shared.Return(_slots);
        (_slots, _slotCount) = (slots, slotCount);
    }

    // A payload of one trace has some thirty strings: less to clear than the smallest table has places.
    private void ClearSlots()
    {
        if (_used > MaxListed)
        {
            _slots.AsSpan(0, _slotCount).Clear();
            return;
        }

        foreach (int place in _listed.AsSpan(0, _used)) _slots[place] = default;
    }

    // Only while all slots are free.
    private void Resize(int slotCount)
    {
        _smallPayloads = 0;
        Replace(Rent(slotCount), slotCount);
    }
}
