using System.Buffers.Binary;
using System.Text;

namespace SpanPack.Generators.Execution.Tests;

/// <summary>
/// Encodes by the book, one byte array a value. Written for these tests alone: shares nothing with the generator or the library.
/// </summary>
internal static class ReferenceEncoder
{
    internal static byte[] Encode(object? value) => value switch
    {
        null => [0xc0],
        bool flag => [flag ? (byte)0xc3 : (byte)0xc2],
        string text => Text(text),
        double number => Number(number),
        float number => Number(number),
        ulong integer => Unsigned(integer),
        _ => Convert.ToInt64(value, null) is >= 0 and var positive ? Unsigned((ulong)positive) : Negative(Convert.ToInt64(value, null)),
    };

    internal static byte[] Pairs(params (string Key, object? Value)[] pairs)
        => [.. pairs.SelectMany(static pair => (byte[])[.. Text(pair.Key), .. Encode(pair.Value)])];

    private static byte[] Text(string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        byte[] header = utf8.Length switch
        {
            < 32 => [(byte)(0xa0 + utf8.Length)],
            < 256 => [0xd9, (byte)utf8.Length],
            _ => [0xda, (byte)(utf8.Length / 256), (byte)(utf8.Length % 256)],
        };
        return [.. header, .. utf8];
    }

    private static byte[] Number(double number)
    {
        byte[] bytes = [0xcb, 0, 0, 0, 0, 0, 0, 0, 0];
        BinaryPrimitives.WriteDoubleBigEndian(bytes.AsSpan(1), number);
        return bytes;
    }

    private static byte[] Unsigned(ulong value) => value switch
    {
        < 128 => [(byte)value],
        < 256 => [0xcc, (byte)value],
        < 65536 => [0xcd, .. BigEndian(value, 2)],
        < 4294967296 => [0xce, .. BigEndian(value, 4)],
        _ => [0xcf, .. BigEndian(value, 8)],
    };

    private static byte[] Negative(long value) => value switch
    {
        >= -32 => [(byte)(256 + value)],
        >= -128 => [0xd0, (byte)(256 + value)],
        >= -32768 => [0xd1, .. BigEndian((ulong)value, 2)],
        >= -2147483648 => [0xd2, .. BigEndian((ulong)value, 4)],
        _ => [0xd3, .. BigEndian((ulong)value, 8)],
    };

    private static byte[] BigEndian(ulong value, int byteCount)
    {
        var bytes = new byte[byteCount];
        for (int i = byteCount - 1; i >= 0; i--, value /= 256) bytes[i] = (byte)(value % 256);
        return bytes;
    }
}
