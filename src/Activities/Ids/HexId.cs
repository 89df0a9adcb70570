using System.Buffers.Binary;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanPack;

/// <summary>Converts the hex digits of activity ids to numbers.</summary>
internal static class HexId
{
    private const int Digits64 = 16;

    /// <summary>Returns the number of 16 hex digits; the result for other characters is undefined.</summary>
    /// <remarks>The digits as bytes, as their values, and then two to a byte.</remarks>
    /// <exception cref="ArgumentOutOfRangeException">There are fewer.</exception>
    internal static ulong Read(ReadOnlySpan<char> digits)
    {
        ReadOnlySpan<ushort> units = MemoryMarshal.Cast<char, ushort>(digits);
        Vector128<byte> bytes = Vector128.Narrow(Vector128.Create(units), Vector128.Create(units[Vector128<ushort>.Count..]));
        Vector128<byte> letters = Vector128.Equals(bytes & Vector128.Create((byte)0x40), Vector128.Create((byte)0x40));
        // a letter is 9 more than its low bits
        Vector128<ushort> values = ((bytes & Vector128.Create((byte)0xF)) + (letters & Vector128.Create((byte)9))).AsUInt16();
        Vector128<ushort> pairs = BitConverter.IsLittleEndian ? (values << 4) | (values >> 8) : (values >> 4) | values;
        ulong number = Vector128.Narrow(pairs & Vector128.Create((ushort)0xFF), Vector128<ushort>.Zero).AsUInt64().ToScalar();
        return BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(number) : number;
    }

    internal static UInt128 Read128(string digits) => new(Read(digits.AsSpan(0, Digits64)), Read(digits.AsSpan(Digits64)));
}
