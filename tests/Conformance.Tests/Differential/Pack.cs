using System.Text;

namespace SpanPack.Conformance.Tests.Differential;

/// <summary>
/// Small MessagePack values, written down as they are meant: text, integers from 0 to 127, and bytes that have been encoded already.
/// </summary>
internal static class Pack
{
    /// <summary>A map of up to 15 pairs: key, value, key, value ….</summary>
    internal static byte[] Map(params object[] items) => [(byte)(0x80 + (items.Length / 2)), .. items.SelectMany(Value)];

    /// <summary>A map with the header of 16 bits.</summary>
    internal static byte[] LargeMap(params object[] items) => [0xde, 0, (byte)(items.Length / 2), .. items.SelectMany(Value)];

    /// <summary>An array of up to 255 elements.</summary>
    internal static byte[] Array(params object[] items)
        => [.. items.Length < 16 ? [(byte)(0x90 + items.Length)] : (byte[])[0xdc, 0, (byte)items.Length], .. items.SelectMany(Value)];

    internal static byte[] Binary(params byte[] content) => [0xc4, (byte)content.Length, .. content];

    /// <summary>A value in hexadecimal.</summary>
    internal static byte[] Raw(string hex) => Convert.FromHexString(hex);

    private static byte[] Value(object item) => item switch
    {
        byte[] encoded => encoded,
        string text => [(byte)(0xa0 + text.Length), .. Encoding.ASCII.GetBytes(text)],
        int number => [checked((byte)number)],
        _ => throw new ArgumentException($"There is no encoding for {item}."),
    };
}
