using System.Buffers;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>The memory of the table: kept from payload to payload, of the pool.</content>
internal sealed partial class PayloadStringTable
{
    // Payloads in a row that used a sixteenth of the slots or less: one empty payload is no reason to grow again.
    private const int MaxSmallPayloads = 16;

    private int _smallPayloads;

    /// <summary>Forgets all strings and keeps the memory.</summary>
    internal void Clear()
    {
        ClearEntries();
        ClearRuns();
        ClearObjects();
        Generated?.Clear();
        ClearSlots();
        _smallPayloads = _slotCount > MinSlots && _used < _slotCount / 16 ? _smallPayloads + 1 : 0;
        if (_smallPayloads >= MaxSmallPayloads) Resize(Math.Max(MinSlots, _slotCount / 4));
        if (_dictionary is { Count: > MaxKeptInDictionary }) _dictionary = null;
        _dictionary?.Clear();
        _usesDictionary = false;
        _used = 0;
        Count = 1;
    }

    public void Dispose()
    {
        Clear();
        ArrayPool<StringSlot>.Shared.Return(_slots);
        _slots = [];
        _slotCount = 0;
        _usesDictionary = true; // nothing indexes the slots any more
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow()
    {
        StringSlot[] old = _slots;
        int oldCount = _slotCount;
        _slots = ArrayPool<StringSlot>.Shared.Rent(oldCount * 2); // before the count: when this throws, nothing has changed
        _slotCount = oldCount * 2;
        _slots.AsSpan(0, _slotCount).Clear();
        int mask = _slotCount - 1;
        foreach (ref readonly StringSlot slot in old.AsSpan(0, oldCount))
        {
            if (slot.Text is null) continue;
            int place = (int)slot.Hash & mask;
            while (_slots[place].Text is not null) place = (place + 1) & mask;
            _slots[place] = slot;
        }

        old.AsSpan(0, oldCount).Clear();
        ArrayPool<StringSlot>.Shared.Return(old);
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
        StringSlot[] resized = ArrayPool<StringSlot>.Shared.Rent(slotCount);
        ArrayPool<StringSlot>.Shared.Return(_slots);
        _slots = resized;
        _slotCount = slotCount;
        _slots.AsSpan(0, slotCount).Clear();
    }
}
