using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Encoded keys, 32 bytes per entry, in memory that does not move: one 32-byte copy writes a key.</summary>
/// <remarks>
/// Bytes 0 to 28 of an entry contain the key with its header (and fused bytes). Bytes 29 and 30 are the slot of its value, byte 31 is the
/// number of bytes. A longer key has 0 there and is stored after the last entry; its entry has position and length.
/// </remarks>
internal sealed class KeyTable
{
    internal const int EntrySize = 32;
    internal const int MaxShortKey = 29;

    /// <summary>The number of slots that an entry can address.</summary>
    internal const int MaxSlots = ushort.MaxValue + 1;

    private const int SlotOffset = 29;
    private const int LengthOffset = 31;
    private const int LongLengthOffset = sizeof(int); // after the distance from the first entry

    private readonly byte[] _entries; // pinned: its address and the alignment found once stay
    private readonly int _start;
    private readonly nint _address; // of the first entry

    /// <param name="keys">MessagePack strings, one after the other.</param>
    /// <param name="suffix">A byte fused to each key, such as float 64; -1 for none.</param>
    /// <param name="slots">The slot of each value; null for the order of the keys.</param>
    internal KeyTable(ReadOnlySpan<byte> keys, int suffix, int[]? slots = null)
    {
        byte[][] parts = Split(keys, suffix);
        Count = parts.Length;
        foreach (byte[] key in parts) LongKeyBytes += key.Length > MaxShortKey ? PaddedSize(key.Length) : 0;
        _entries = GC.AllocateArray<byte>(((Count + 1) * EntrySize) + LongKeyBytes, pinned: true);
        _start = Align(_entries, out _address);
        int end = Count * EntrySize;
        for (int i = 0; i < Count; i++)
        {
            Span<byte> entry = _entries.AsSpan(_start + (i * EntrySize), EntrySize);
            int slot = slots is null ? i : slots[i];
            BitConverter.TryWriteBytes(entry[SlotOffset..], checked((ushort)slot));
            if (parts[i].Length <= MaxShortKey)
            {
                parts[i].AsSpan().CopyTo(entry);
                entry[LengthOffset] = (byte)parts[i].Length;
                continue;
            }

            MemoryMarshal.Write(entry, end);
            MemoryMarshal.Write(entry[LongLengthOffset..], parts[i].Length);
            parts[i].AsSpan().CopyTo(_entries.AsSpan(_start + end));
            end += PaddedSize(parts[i].Length);
        }
    }

    internal readonly int Count;

    /// <summary>The bytes that copies of long keys store beyond a bound of 32 bytes per key.</summary>
    internal readonly int LongKeyBytes;

    /// <summary>Gets the first entry. The owner of the table keeps the array alive.</summary>
    internal unsafe ref byte First => ref Unsafe.AsRef<byte>((void*)_address);

    /// <summary>Returns the slot of the value of an entry.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint SlotOf(ref byte entry) => Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref entry, SlotOffset));

    /// <summary>
    /// Copies a key. Needs 32 writable bytes; for one that does not fit its entry, its length rounded up to a multiple of 32.
    /// </summary>
    /// <param name="first">The first entry of the table.</param>
    /// <param name="entry">The entry of the key.</param>
    /// <param name="destination">The destination.</param>
    /// <returns>Bytes of the key.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Copy(ref byte first, ref byte entry, ref byte destination)
    {
        RawBytes.Copy32(ref entry, ref destination);
        nint size = Unsafe.Add(ref entry, LengthOffset);
        if (size != 0) return size;
        ref byte key = ref Unsafe.Add(ref first, Unsafe.ReadUnaligned<int>(ref entry));
        size = Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref entry, LongLengthOffset));
        for (nint i = 0; i < size; i += EntrySize) RawBytes.Copy32(ref Unsafe.Add(ref key, i), ref Unsafe.Add(ref destination, i));
        return size;
    }

    /// <summary>Returns a key of any length.</summary>
    internal ReadOnlySpan<byte> Key(int index)
    {
        ReadOnlySpan<byte> entry = _entries.AsSpan(_start + (index * EntrySize), EntrySize);
        if (entry[LengthOffset] != 0) return entry[..entry[LengthOffset]];
        return _entries.AsSpan(_start + MemoryMarshal.Read<int>(entry), MemoryMarshal.Read<int>(entry[LongLengthOffset..]));
    }

    private static int PaddedSize(int size) => (size + EntrySize - 1) / EntrySize * EntrySize;

    private static byte[][] Split(ReadOnlySpan<byte> keys, int suffix)
    {
        var parts = new List<byte[]>();
        while (!keys.IsEmpty)
        {
            ReadOnlySpan<byte> rest = keys;
            EncodedString.Skip(ref rest);
            ReadOnlySpan<byte> key = keys[..^rest.Length];
            parts.Add(suffix < 0 ? key.ToArray() : [.. key, (byte)suffix]);
            keys = rest;
        }

        return parts.ToArray();
    }

    private static unsafe int Align(byte[] pinned, out nint address)
    {
        nint first = (nint)Unsafe.AsPointer(ref MemoryMarshal.GetArrayDataReference(pinned));
        int start = (int)(-first & (EntrySize - 1));
        address = first + start;
        return start;
    }
}
