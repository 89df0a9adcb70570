using System.Buffers;
using System.Text;

namespace SpanPack;

/// <summary>Text of payloads, decoded only as far as needed.</summary>
internal static class Utf8Text
{
    /// <summary>
    /// Decodes the beginning of a text: all of it, or at least the characters that end within <paramref name="maxBytes"/>.
    /// </summary>
    internal static string Cut(in TraceText text, int maxBytes)
        => text.Utf8.Length <= maxBytes ? text.ToString() : Decode(text.Utf8[..maxBytes]);

    /// <summary>Decodes bytes; each that is not a part of a character becomes U+FFFD, as in the agent.</summary>
    internal static string Decode(ReadOnlySpan<byte> utf8)
    {
        var text = new char[utf8.Length]; // no character has more of UTF-16 than bytes
        int length = 0;
        while (!utf8.IsEmpty)
        {
            bool isCharacter = Rune.DecodeFromUtf8(utf8, out Rune rune, out int read) == OperationStatus.Done;
            if (!isCharacter) text.AsSpan(length, read).Fill('\uFFFD');
            length += isCharacter ? rune.EncodeToUtf16(text.AsSpan(length)) : read;
            utf8 = utf8[read..];
        }

        return new string(text, 0, length);
    }
}
