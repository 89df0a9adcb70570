using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The encoded index of a string, with the bytes before or after it: up to 7 bytes and their number. One load and one store write it.
/// </summary>
internal readonly struct EncodedIndex
{
    /// <summary>Bytes that <see cref="Write"/> may store.</summary>
    internal const int Size = 8;

    private const int LengthShift = 56;

    private readonly ulong _bytes; // the first the lowest; the last is their number

    private EncodedIndex(ulong bytes, int length) => _bytes = bytes | ((ulong)length << LengthShift);

    /// <summary>Gets whether it is an index; false for the default.</summary>
    internal bool IsKnown => _bytes != 0;

    /// <summary>Returns the index as an integer in its shortest form.</summary>
    internal static EncodedIndex Of(int index)
    {
        uint value = (uint)index;
        if (value <= MessagePackCode.MaxFixInt) return OfByte((byte)value);
        if (value <= byte.MaxValue) return new EncodedIndex(MessagePackCode.UInt8 | (value << 8), 2);
        return value <= ushort.MaxValue
            ? new EncodedIndex(MessagePackCode.UInt16 | ((ulong)BinaryPrimitives.ReverseEndianness((ushort)value) << 8), 3)
            : new EncodedIndex(MessagePackCode.UInt32 | ((ulong)BinaryPrimitives.ReverseEndianness(value) << 8), 5);
    }

    /// <summary>Returns one byte instead of an index: the number of a field.</summary>
    internal static EncodedIndex OfByte(byte value) => new(value, 1);

    /// <summary>Returns the same with a byte behind it.</summary>
    internal EncodedIndex With(byte next)
    {
        int length = (int)(_bytes >> LengthShift);
        return new EncodedIndex((_bytes & ~(ulong.MaxValue << LengthShift)) | ((ulong)next << (length * 8)), length + 1);
    }

    /// <summary>Stores the bytes.</summary>
    /// <param name="destination">8 bytes or more.</param>
    /// <returns>The number of bytes.</returns>
    internal int CopyTo(Span<byte> destination)
    {
        BinaryPrimitives.WriteUInt64LittleEndian(destination, _bytes);
        return (int)(_bytes >> LengthShift);
    }

    /// <summary>Stores the bytes. Needs 8 writable bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte Write(ref byte destination)
    {
        ulong bytes = _bytes;
        Unsafe.WriteUnaligned(ref destination, BitConverter.IsLittleEndian ? bytes : BinaryPrimitives.ReverseEndianness(bytes));
        return ref Unsafe.Add(ref destination, (nint)(bytes >> LengthShift));
    }
}
