using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// Items of an array, by a reference to the first one. Indexes are not checked: they come from a table that was made for the array.
/// </summary>
internal static class Items
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref T First<T>(T[] items) => ref MemoryMarshal.GetArrayDataReference(items);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref T First<T>(Span<T> items) => ref MemoryMarshal.GetReference(items);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref T At<T>(ref T first, int index) => ref Unsafe.Add(ref first, index);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsBefore<T>(ref readonly T item, ref readonly T end) => Unsafe.IsAddressLessThan(in item, in end);

    /// <summary>Returns the index of an item of an array.</summary>
    internal static int IndexOf<T>(T[] items, ref readonly T item)
        => (int)(Unsafe.ByteOffset(in MemoryMarshal.GetArrayDataReference(items), in item) / Unsafe.SizeOf<T>());
}
