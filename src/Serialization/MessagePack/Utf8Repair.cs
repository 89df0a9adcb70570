using System.Text;
using System.Text.Unicode;

namespace SpanPack;

/// <summary>Decodes UTF-8 as the agent does: each byte that is no part of a character becomes one U+FFFD.</summary>
/// <remarks>The framework writes one U+FFFD for each longest cut-off sequence instead, so it decodes only what is valid.</remarks>
internal static class Utf8Repair
{
    internal static string GetString(ReadOnlySpan<byte> utf8) => Utf8.IsValid(utf8) ? Encoding.UTF8.GetString(utf8) : Repair(utf8);

    private static string Repair(ReadOnlySpan<byte> utf8)
    {
        var text = new StringBuilder(utf8.Length);
        Span<char> character = stackalloc char[2];
        while (!utf8.IsEmpty)
        {
            bool isValid = Rune.DecodeFromUtf8(utf8, out Rune rune, out int byteCount) == System.Buffers.OperationStatus.Done;
            if (isValid) text.Append(character[..rune.EncodeToUtf16(character)]);
            else text.Append('\ufffd', byteCount);
            utf8 = utf8[byteCount..];
        }

        return text.ToString();
    }
}
