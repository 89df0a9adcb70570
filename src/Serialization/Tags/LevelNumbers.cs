using System.Numerics;
using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>The numbers of one tag class that are set in an object.</summary>
/// <remarks>Which they are is read once: another thread may set and clear them.</remarks>
internal ref struct LevelNumbers
{
    private readonly ref double _first;
    private ulong _set; // a bit for each slot

    /// <param name="first">The first slot.</param>
    /// <param name="set">A bit for each slot that is set.</param>
    internal LevelNumbers(ref double first, ulong set)
    {
        _first = ref first;
        _set = set;
    }

    /// <param name="level">A level with numbers. Bits beyond its table are ignored.</param>
    internal LevelNumbers(scoped in TagLevel level)
        : this(ref Items.First(level.Metrics), Volatile.Read(ref level.Presence) & level.Table!.Metrics.Mask)
    {
    }

    internal readonly bool IsEmpty => _set == 0;

    internal readonly int Count => BitOperations.PopCount(_set);

    /// <summary>The slot of the next number.</summary>
    internal readonly int Slot => BitOperations.TrailingZeroCount(_set);

    /// <summary>The next number.</summary>
    internal readonly double Value => Items.At(ref _first, Slot);

    internal void MoveNext() => _set &= _set - 1;

    /// <summary>Leaves a slot out.</summary>
    internal void Leave(int slot) => _set &= ~(1UL << slot);
}
