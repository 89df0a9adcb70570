using System.Buffers;

namespace SpanPack;

/// <summary>Finds the spans of a chunk by id. Allocates nothing for up to 16 spans; more use rented memory.</summary>
internal struct ParentIndex
{
    private const int MaxLinear = 16;

    private int[]? _slots; // index + 1 of a span by hash of its id, 0 for none
    private int _mask;

    /// <summary>Clears the index.</summary>
    internal void Clear() => _slots = null;

    internal readonly bool IsRented => _slots is not null;

    /// <summary>Returns the first span with that id, or null.</summary>
    internal Span? Find(in SpanCollection spans, ulong id)
    {
        if (spans.Count <= MaxLinear)
        {
            for (int i = 0; i < spans.Count; i++)
            {
                if (spans[i].SpanId == id) return spans[i];
            }

            return null;
        }

        if (_slots is null) Fill(spans);
        for (int slot = SlotOf(id); _slots![slot] != 0; slot = (slot + 1) & _mask)
        {
            Span span = spans[_slots[slot] - 1];
            if (span.SpanId == id) return span;
        }

        return null;
    }

    internal void Dispose()
    {
        if (_slots is null) return;
        ArrayPool<int>.Shared.Return(_slots);
        _slots = null;
    }

    private void Fill(in SpanCollection spans)
    {
        int size = (int)System.Numerics.BitOperations.RoundUpToPowerOf2((uint)spans.Count * 2);
        _mask = size - 1;
        _slots = ArrayPool<int>.Shared.Rent(size);
        _slots.AsSpan(0, size).Clear();
        for (int i = 0; i < spans.Count; i++)
        {
            int slot = SlotOf(spans[i].SpanId);
            while (_slots[slot] != 0) slot = (slot + 1) & _mask;
            _slots[slot] = i + 1;
        }
    }

    // Fibonacci hashing: ids that count up spread as well as random ones. Ids of a process are its own, so they need no secret seed.
    private readonly int SlotOf(ulong id) => (int)(id * 0x9e3779b97f4a7c15 >> 32) & _mask;
}
