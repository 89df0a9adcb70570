using System.Globalization;
using System.Text;

namespace SpanPack.Generators.Emitting;

/// <summary>Bytes as the elements of a C# array.</summary>
internal static class HexBytes
{
    internal static string Format(byte[] bytes) => Format(bytes, 0, bytes.Length);

    /// <summary>Formats <paramref name="count"/> bytes as <c>0xA7, 0x73</c>.</summary>
    internal static string Format(byte[] bytes, int start, int count)
    {
        var text = new StringBuilder(count * 6);
        for (int i = start; i < start + count; i++)
        {
            if (i > start) text.Append(", ");
            text.Append("0x").Append(bytes[i].ToString("X2", CultureInfo.InvariantCulture));
        }
        return text.ToString();
    }
}
