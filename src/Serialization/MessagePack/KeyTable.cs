using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>Encoded keys, 32 bytes an entry, in memory that does not move: one unaligned-safe 32-byte copy writes a key.</summary>
/// <remarks>
/// Bytes 0 to 29 hold the key with its header (and what is fused to it), byte 30 the slot of its value, byte 31 the number of bytes. A longer
/// key has 0 there and is copied from <see cref="Key"/>. More slots than a byte can number come in blocks of <see cref="BlockSize"/>.
/// </remarks>
internal sealed class KeyTable
{
    internal const int EntrySize = 32;
    internal const int MaxShortKey = 30;
    internal const int SlotOffset = 30;
    internal const int LengthOffset = 31;

    /// <summary>Slots that a byte can number.</summary>
    internal const int BlockSize = 256;

    private static int s_numberCount;

    private readonly byte[] _entries; // pinned: its address and the alignment found once stay
    private readonly int _start;
    private readonly nint _address; // of the first entry
    private readonly byte[]?[]? _longKeys;

    /// <param name="keys">MessagePack strings, one after the other.</param>
    /// <param name="suffix">A byte fused to each key, such as float 64; -1 for none.</param>
    /// <param name="slots">The slot of each value, by blocks from 0; null for the order of the keys.</param>
    internal KeyTable(ReadOnlySpan<byte> keys, int suffix, int[]? slots = null)
    {
        Encoded = keys.ToArray();
        var names = new List<string>();
        for (ReadOnlySpan<byte> rest = keys; !rest.IsEmpty;) names.Add(EncodedString.Read(ref rest));
        Names = [.. names];
        Entries = new NameEntries(Names);
        Automatic = Array.ConvertAll(Names, AutomaticTags.Find);
        HasAutomatic = Array.Exists(Automatic, static tag => tag != AutomaticTag.None);

        _entries = GC.AllocateArray<byte>((Names.Length * EntrySize) + EntrySize, pinned: true);
        (_start, _address) = Align(_entries);
        Count = Names.Length;
        EndNumber = Interlocked.Add(ref s_numberCount, Count);
        FirstNumber = EndNumber - Count;
        for (int i = 0; i < Names.Length; i++)
        {
            ReadOnlySpan<byte> rest = keys;
            EncodedString.Skip(ref rest);
            ReadOnlySpan<byte> key = keys[..^rest.Length];
            keys = rest;
            Span<byte> target = _entries.AsSpan(_start + (i * EntrySize), EntrySize);
            target[SlotOffset] = (byte)(slots is null ? i % BlockSize : slots[i]);
            byte[] entry = suffix < 0 ? key.ToArray() : [.. key, (byte)suffix];
            if (entry.Length <= MaxShortKey)
            {
                entry.CopyTo(target);
                target[LengthOffset] = (byte)entry.Length;
            }
            else
            {
                _longKeys ??= new byte[]?[Names.Length];
                _longKeys[i] = entry;
                LongKeyBytes += entry.Length;
            }
        }
    }

    /// <summary>Numbers given to keys so far.</summary>
    internal static int NumberCount => Volatile.Read(ref s_numberCount);

    /// <summary>One more than the number of the last key. No key of another table has the same.</summary>
    internal int EndNumber { get; }

    /// <summary>The number of the first key; the others follow.</summary>
    internal int FirstNumber { get; }

    internal string[] Names { get; }

    /// <summary>The keys as MessagePack strings, one after the other.</summary>
    internal byte[] Encoded { get; }

    /// <summary>The places of the names in the string table of a payload.</summary>
    internal NameEntries Entries { get; }

    /// <summary>Which names are the tracer's own.</summary>
    internal AutomaticTag[] Automatic { get; }

    internal bool HasAutomatic { get; }

    internal int Count { get; }

    /// <summary>A bit for each of the first 64 keys.</summary>
    internal ulong Mask => Count >= 64 ? ulong.MaxValue : (1UL << Count) - 1;

    /// <summary>Bytes of the keys that do not fit an entry: what a bound of 32 bytes a key leaves out.</summary>
    internal int LongKeyBytes { get; }

    /// <summary>The first entry. The array is kept alive by whoever holds the table.</summary>
    internal unsafe ref byte First => ref Unsafe.AsRef<byte>((void*)_address);

    /// <summary>A key of any length.</summary>
    internal ReadOnlySpan<byte> Key(int index)
    {
        ReadOnlySpan<byte> entry = _entries.AsSpan(_start + (index * EntrySize), EntrySize);
        return entry[LengthOffset] != 0 ? entry[..entry[LengthOffset]] : LongKey(index);
    }

    /// <summary>The slot of a value, in its block.</summary>
    internal int SlotOf(int index) => _entries[_start + (index * EntrySize) + SlotOffset];

    private ReadOnlySpan<byte> LongKey(int index) => _longKeys![index];

    private static unsafe (int Start, nint Address) Align(byte[] pinned)
    {
        nint address = (nint)Unsafe.AsPointer(ref MemoryMarshal.GetArrayDataReference(pinned));
        int start = (int)(-address & (EntrySize - 1));
        return (start, address + start);
    }
}
