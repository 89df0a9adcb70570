using System.Buffers.Binary;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanPack;

/// <summary>Converts the hex digits of activity ids to numbers.</summary>
internal static class HexId
{
    private const int Digits64 = 16;

    /// <summary>Returns the number of 16 hex digits; the result for other text is undefined.</summary>
    internal static ulong Read(ReadOnlySpan<char> digits)
        => digits.Length == Digits64 && Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian
            ? ReadVector(digits)
            : ReadEach(digits);

    internal static UInt128 Read128(string digits) => new(Read(digits.AsSpan(0, Digits64)), Read(digits.AsSpan(Digits64)));

    private static ulong ReadEach(ReadOnlySpan<char> digits)
    {
        ulong value = 0;
        foreach (char c in digits) value = (value << 4) | (uint)((c & 0xF) + (9 * (c >> 6 & 1))); // a letter is 9 more than its low bits
        return value;
    }

    // The digits as bytes, as their values, and then two to a byte.
    private static ulong ReadVector(ReadOnlySpan<char> digits)
    {
        ReadOnlySpan<ushort> units = MemoryMarshal.Cast<char, ushort>(digits);
        Vector128<byte> bytes = Vector128.Narrow(Vector128.Create(units), Vector128.Create(units[Vector128<ushort>.Count..]));
        Vector128<byte> letters = Vector128.Equals(bytes & Vector128.Create((byte)0x40), Vector128.Create((byte)0x40));
        Vector128<ushort> values = ((bytes & Vector128.Create((byte)0xF)) + (letters & Vector128.Create((byte)9))).AsUInt16();
        Vector128<ushort> pairs = (values << 4) | (values >> 8);
        return BinaryPrimitives.ReverseEndianness(Vector128.Narrow(pairs & Vector128.Create((ushort)0xFF), Vector128<ushort>.Zero)
            .AsUInt64()
            .ToScalar());
    }
}
