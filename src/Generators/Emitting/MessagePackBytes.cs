using System.Text;

namespace SpanPack.Generators.Emitting;

/// <summary>Encodes constants, each in its shortest form (MessagePack specification, "Formats").</summary>
internal sealed class MessagePackBytes
{
    // The parser has refused lone surrogates; should one get here, it must not become U+FFFD.
    private static readonly UTF8Encoding s_utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    private readonly List<byte> _bytes = [];

    internal static byte[] OfString(string text)
    {
        var bytes = new MessagePackBytes();
        bytes.AddString(text);
        return bytes.ToArray();
    }

    internal byte[] ToArray() => [.. _bytes];

    internal void AddNil() => _bytes.Add(0xC0);

    internal void AddBoolean(bool value) => _bytes.Add(value ? (byte)0xC3 : (byte)0xC2);

    internal void AddDouble(long bits) => AddCoded(0xCB, unchecked((ulong)bits), 8);

    /// <summary>Adds a string of at most 65,535 bytes: fixstr, str 8 or str 16.</summary>
    internal void AddString(string text)
    {
        byte[] utf8 = s_utf8.GetBytes(text);
        if (utf8.Length <= 31) _bytes.Add((byte)(0xA0 | utf8.Length));
        else if (utf8.Length <= byte.MaxValue) AddCoded(0xD9, (ulong)utf8.Length, 1);
        else AddCoded(0xDA, (ulong)utf8.Length, 2);
        _bytes.AddRange(utf8);
    }

    /// <summary>Adds positive fixint or uint 8 to uint 64.</summary>
    internal void AddUnsigned(ulong value)
    {
        if (value <= 0x7F) _bytes.Add((byte)value);
        else if (value <= byte.MaxValue) AddCoded(0xCC, value, 1);
        else if (value <= ushort.MaxValue) AddCoded(0xCD, value, 2);
        else if (value <= uint.MaxValue) AddCoded(0xCE, value, 4);
        else AddCoded(0xCF, value, 8);
    }

    /// <summary>Adds a value below zero: negative fixint or int 8 to int 64.</summary>
    internal void AddNegative(long value)
    {
        ulong bits = unchecked((ulong)value);
        if (value >= -32) AddBigEndian(bits, 1);
        else if (value >= sbyte.MinValue) AddCoded(0xD0, bits, 1);
        else if (value >= short.MinValue) AddCoded(0xD1, bits, 2);
        else if (value >= int.MinValue) AddCoded(0xD2, bits, 4);
        else AddCoded(0xD3, bits, 8);
    }

    private void AddCoded(byte code, ulong value, int byteCount)
    {
        _bytes.Add(code);
        AddBigEndian(value, byteCount);
    }

    private void AddBigEndian(ulong value, int byteCount)
    {
        for (int shift = (byteCount - 1) * 8; shift >= 0; shift -= 8) _bytes.Add(unchecked((byte)(value >> shift)));
    }
}
