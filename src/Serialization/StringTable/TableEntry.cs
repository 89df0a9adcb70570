using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanPack;

/// <summary>What a payload remembers of one name: its index in the table, and its last value, so that a repeated pair is one copy of 16 bytes.</summary>
/// <remarks>Shortcuts only: both are filled after a look-up by content, and forgotten when the payload ends.</remarks>
internal struct TableEntry
{
    /// <summary>Values longer than this are not remembered: they rarely repeat, and comparing them costs what a hash does.</summary>
    internal const int MaxValue = 128;

    /// <summary>After so many values in a row that were not the last one, remembering them is given up.</summary>
    internal const int MaxMisses = 8;

    private const int ChanceEvery = 64; // misses

    /// <summary>Bytes that <see cref="CopyPair"/> may store.</summary>
    internal const int PairSize = 16;

    /// <summary>Bytes that <see cref="CopyKey"/> may store.</summary>
    internal const int KeySize = 8;

    /// <summary>The value of <see cref="_pair"/>; null while there is none.</summary>
    internal string? LastValue;

    private Vector128<byte> _pair; // key, type and value as they are written, byte 15 their length
    private ulong _key; // the key as it is written, byte 7 its length and the mark that it is known
    private int _misses;

    private const byte KnownMark = 0x80;

    internal readonly bool HasKey => _key != 0;

    internal readonly bool IsGivenUp => _misses >= MaxMisses;

    /// <summary>Stores the bytes of the last pair. Needs 16 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte CopyPair(ref TableEntry entry, ref byte destination)
    {
        ref byte pair = ref Unsafe.As<Vector128<byte>, byte>(ref entry._pair);
        Vector128.LoadUnsafe(ref pair).StoreUnsafe(ref destination);
        return ref Unsafe.Add(ref destination, (nint)Unsafe.Add(ref pair, PairSize - 1));
    }

    /// <summary>Stores the bytes of the key. Needs 8 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte CopyKey(ref TableEntry entry, ref byte destination)
    {
        Unsafe.WriteUnaligned(ref destination, entry._key);
        return ref Unsafe.Add(ref destination, (nint)(Unsafe.Add(ref Unsafe.As<ulong, byte>(ref entry._key), KeySize - 1) & ~KnownMark));
    }

    /// <summary>Remembers how the key is written: at most 7 bytes.</summary>
    internal void SetKey(ReadOnlySpan<byte> encoded)
    {
        Span<byte> key = MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref _key, 1));
        encoded.CopyTo(key);
        key[KeySize - 1] = (byte)(KnownMark | encoded.Length);
    }

    /// <summary>Remembers a value and how it is written after the key, which is known.</summary>
    /// <param name="value">The value.</param>
    /// <param name="index">Its index.</param>
    /// <param name="type">The type written between key and value, or -1.</param>
    internal void SetPair(string value, int index, int type)
    {
        Span<byte> pair = stackalloc byte[PairSize];
        ref byte start = ref pair[0];
        ref byte cursor = ref CopyKey(ref this, ref start);
        if (type >= 0) cursor = ref MessagePackPrimitives.WriteByte(ref cursor, (byte)type);
        cursor = ref MessagePackPrimitives.WriteUInt64(ref cursor, (uint)index);
        pair[PairSize - 1] = (byte)Unsafe.ByteOffset(ref start, ref cursor);
        _pair = Vector128.Create<byte>(pair);
        LastValue = value;
    }

    /// <summary>Counts a hit by content.</summary>
    internal void Hit() => _misses = 0;

    /// <summary>Counts a value that was not the last one.</summary>
    /// <returns>Whether to remember it. A name that is given up gets another chance now and then: what changed once may stay.</returns>
    internal bool Miss()
    {
        if (++_misses < MaxMisses) return true;
        LastValue = null;
        return _misses % ChanceEvery == 0;
    }
}
