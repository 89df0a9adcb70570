using System.Buffers.Binary;
using System.Text;

namespace SpanPack;

/// <summary>Encodes MessagePack strings once, and splits runs of those that the generator encoded: fixstr, str 8 and str 16.</summary>
internal static class EncodedString
{
    private static readonly UTF8Encoding s_strict = new(false, throwOnInvalidBytes: true);

    /// <summary>Encodes text; a lone surrogate becomes U+FFFD.</summary>
    internal static byte[] Encode(string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        Span<byte> header = stackalloc byte[StringHeader.MaxSize];
        StringHeader.Write(ref header[0], utf8.Length);
        return [.. header[..StringHeader.SizeOf(utf8.Length)], .. utf8];
    }

    /// <exception cref="ArgumentException">There is no complete string at the start.</exception>
    internal static string Read(ref ReadOnlySpan<byte> run) => s_strict.GetString(Take(ref run));

    /// <exception cref="ArgumentException">There is no complete string at the start.</exception>
    internal static void Skip(ref ReadOnlySpan<byte> run) => Take(ref run);

    private static ReadOnlySpan<byte> Take(ref ReadOnlySpan<byte> run)
    {
        (int header, int byteCount) = run switch
        {
            [>= MessagePackCode.MinFixStr and <= MessagePackCode.MaxFixStr, ..] => (1, run[0] & 31),
            [MessagePackCode.Str8, _, ..] => (2, run[1]),
            [MessagePackCode.Str16, _, _, ..] => (3, BinaryPrimitives.ReadUInt16BigEndian(run[1..])),
            _ => (1, int.MaxValue - 1),
        };
        if (header + byteCount > run.Length) throw new ArgumentException("The data of a tag table is not a run of MessagePack strings.");
        ReadOnlySpan<byte> text = run.Slice(header, byteCount);
        run = run[(header + byteCount)..];
        return text;
    }
}
