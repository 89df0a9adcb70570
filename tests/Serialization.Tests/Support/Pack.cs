using System.Buffers.Binary;
using System.Text;

namespace SpanPack.Serialization.Tests.Support;

/// <summary>Encodes MessagePack by the specification, each value in its shortest form. Knows nothing of the library.</summary>
internal static class Pack
{
    internal static readonly byte[] Nil = [0xc0];

    internal static byte[] Bool(bool value) => [value ? (byte)0xc3 : (byte)0xc2];

    internal static byte[] UInt(ulong value) => value switch
    {
        <= 0x7f => [(byte)value],
        <= 0xff => [0xcc, (byte)value],
        <= 0xffff => [0xcd, .. BigEndian(value, 2)],
        <= 0xffffffff => [0xce, .. BigEndian(value, 4)],
        _ => [0xcf, .. BigEndian(value, 8)],
    };

    internal static byte[] Int(long value) => value switch
    {
        >= 0 => UInt((ulong)value),
        >= -32 => [(byte)value],
        >= sbyte.MinValue => [0xd0, (byte)value],
        >= short.MinValue => [0xd1, .. BigEndian((ulong)value, 2)],
        >= int.MinValue => [0xd2, .. BigEndian((ulong)value, 4)],
        _ => [0xd3, .. BigEndian((ulong)value, 8)],
    };

    internal static byte[] Double(double value) => [0xcb, .. BigEndian(BitConverter.DoubleToUInt64Bits(value), 8)];

    internal static byte[] Single(float value) => [0xca, .. BigEndian(BitConverter.SingleToUInt32Bits(value), 4)];

    internal static byte[] Str(string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        return utf8.Length <= 31 ? [(byte)(0xa0 | utf8.Length), .. utf8] : [.. Header(0xd9, utf8.Length), .. utf8];
    }

    internal static byte[] Bin(params byte[] bytes) => [.. Header(0xc4, bytes.Length), .. bytes];

    internal static byte[] Array(params byte[][] items) => [.. ArrayHeader((uint)items.Length), .. items.SelectMany(static item => item)];

    internal static byte[] Map(params (string Key, byte[] Value)[] entries)
        => [.. MapHeader((uint)entries.Length), .. entries.SelectMany(static entry => Str(entry.Key).Concat(entry.Value))];

    internal static byte[] ArrayHeader(uint count) => Count(0x90, 0xdc, count);

    internal static byte[] MapHeader(uint count) => Count(0x80, 0xde, count);

    /// <summary>A payload of one chunk of one span with these fields.</summary>
    internal static byte[] Payload(params (string Key, byte[] Value)[] fields) => Array(Array(Map(fields)));

    private static byte[] Count(byte fix, byte code16, uint count) => count switch
    {
        <= 15 => [(byte)(fix | count)],
        <= 0xffff => [code16, .. BigEndian(count, 2)],
        _ => [(byte)(code16 + 1), .. BigEndian(count, 4)],
    };

    private static byte[] Header(byte code8, int byteCount) => byteCount switch
    {
        <= 0xff => [code8, (byte)byteCount],
        <= 0xffff => [(byte)(code8 + 1), .. BigEndian((ulong)byteCount, 2)],
        _ => [(byte)(code8 + 2), .. BigEndian((ulong)byteCount, 4)],
    };

    private static byte[] BigEndian(ulong value, int byteCount)
    {
        byte[] bytes = new byte[8];
        BinaryPrimitives.WriteUInt64BigEndian(bytes, value);
        return bytes[^byteCount..];
    }
}
