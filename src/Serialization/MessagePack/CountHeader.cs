using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The header of a map or array whose entries are counted while they are written. Its width comes from the largest possible count, its
/// value later.
/// </summary>
internal readonly struct CountHeader
{
    internal const int MaxSize = 5;

    /// <summary>The largest count of a header of one byte.</summary>
    internal const int MaxFix = 15;

    /// <summary>Bytes of the header: 1, 3 or 5.</summary>
    internal readonly int Size;

    internal CountHeader(int maxCount) => Size = maxCount <= MaxFix ? 1 : maxCount <= ushort.MaxValue ? 3 : MaxSize;

    /// <summary>Writes the header of a map. Needs <see cref="Size"/> writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void WriteMap(ref byte destination, int count)
        => Write(ref destination, count, MessagePackCode.MinFixMap, MessagePackCode.Map16);

    /// <summary>Writes the header of an array. Needs <see cref="Size"/> writable bytes.</summary>
    internal void WriteArray(ref byte destination, int count)
        => Write(ref destination, count, MessagePackCode.MinFixArray, MessagePackCode.Array16);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Write(ref byte destination, int count, byte fixCode, byte code16)
    {
        if (Size == 1) destination = (byte)(fixCode | count);
        else if (Size == 3) RawBytes.WriteCode16(ref destination, code16, (ushort)count);
        else RawBytes.WriteCode32(ref destination, (byte)(code16 + 1), (uint)count);
    }
}
