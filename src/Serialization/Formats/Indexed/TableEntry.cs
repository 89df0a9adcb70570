using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace SpanPack;

/// <summary>What a payload remembers of one name: its index in the table, and its last value, so that a repeated pair is one copy of 16 bytes. 32 bytes.</summary>
/// <remarks>
/// Shortcuts only: both are filled after a look-up by content, and forgotten when the payload ends. Key and pair are made in registers and stored
/// whole, since what is stored by bytes cannot be loaded as a whole soon after.
/// </remarks>
internal struct TableEntry
{
    /// <summary>Values longer than this are not remembered: they rarely repeat, and comparing them costs what a hash does.</summary>
    internal const int MaxValue = 128;

    /// <summary>After so many values in a row that were not the last one, remembering them is given up.</summary>
    internal const int MaxMisses = 8;

    /// <summary>Bytes that <see cref="CopyPair"/> may store.</summary>
    internal const int PairSize = 16;

    /// <summary>Bytes that <see cref="CopyKey"/> may store.</summary>
    internal const int KeySize = 8;

    private const int ChanceEvery = 64; // misses
    private const int MissesOffset = 14;
    private const int LastByte = 56; // how far the last byte of 8 is shifted
    private const byte KnownMark = 0x80;

    /// <summary>The value of the pair; null while there is none.</summary>
    internal string? LastValue;

    private ulong _pairLow; // key, type and value as they are written: at most 11 bytes
    private ulong _pairHigh; // its last byte is their length, the byte before counts misses
    private ulong _key; // the key as it is written, at most 5 bytes, and last its length with the mark that it is known

    internal readonly bool HasKey => _key != 0;

    internal readonly bool IsGivenUp => Unsafe.AsRef(in this).Misses >= MaxMisses;

    [UnscopedRef]
    private ref byte Misses => ref Unsafe.Add(ref Unsafe.As<ulong, byte>(ref _pairLow), MissesOffset);

    /// <summary>Stores the bytes of the last pair. Needs 16 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte CopyPair(scoped ref TableEntry entry, ref byte destination)
    {
        ref byte pair = ref Unsafe.As<ulong, byte>(ref entry._pairLow);
        Vector128.LoadUnsafe(ref pair).StoreUnsafe(ref destination);
        return ref Unsafe.Add(ref destination, (nint)Unsafe.Add(ref pair, PairSize - 1));
    }

    /// <summary>Stores the bytes of the key. Needs 8 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte CopyKey(scoped ref TableEntry entry, ref byte destination)
    {
        ulong key = entry._key;
        Unsafe.WriteUnaligned(ref destination, BitConverter.IsLittleEndian ? key : BinaryPrimitives.ReverseEndianness(key));
        return ref Unsafe.Add(ref destination, KeyLength(key));
    }

    /// <summary>Remembers how the key is written.</summary>
    /// <param name="bytes">The bytes, the first the lowest.</param>
    /// <param name="length">How many they are: 0 to 5.</param>
    internal void SetKey(ulong bytes, int length) => _key = bytes | ((ulong)(KnownMark | length) << LastByte);

    /// <summary>Remembers a value and how it is written after the key, which is known.</summary>
    /// <param name="value">The value.</param>
    /// <param name="index">Its index.</param>
    /// <param name="type">The type written between key and value, or -1.</param>
    internal void SetPair(string value, int index, int type)
    {
        int length = KeyLength(_key);
        ulong low = _key & ~(ulong.MaxValue << (length * 8));
        if (type >= 0) low |= (ulong)type << (length++ * 8);
        ulong bytes = TableText.EncodeIndex(index, out int indexLength);
        int shift = length * 8; // 48 at most
        ulong high = (bytes >> 1) >> (63 - shift);
        high |= ((ulong)Misses << (LastByte - 8)) | ((ulong)(length + indexLength) << LastByte);
        low |= bytes << shift;
        _pairLow = BitConverter.IsLittleEndian ? low : BinaryPrimitives.ReverseEndianness(low);
        _pairHigh = BitConverter.IsLittleEndian ? high : BinaryPrimitives.ReverseEndianness(high);
        LastValue = value;
    }

    /// <summary>Counts a hit by content.</summary>
    internal void Hit() => Misses = 0;

    /// <summary>Counts a value that was not the last one.</summary>
    /// <returns>Whether to remember it. A name that is given up gets another chance now and then: what changed once may stay.</returns>
    internal bool Miss()
    {
        byte misses = ++Misses;
        if (misses < MaxMisses) return true;
        if (LastValue is not null) LastValue = null;
        if (misses < MaxMisses + ChanceEvery) return false;
        Misses = MaxMisses;
        return true;
    }

    private static int KeyLength(ulong key) => (int)(key >> LastByte) & ~KnownMark;
}
