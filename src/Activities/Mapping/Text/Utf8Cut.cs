using System.Text;

namespace SpanPack;

/// <summary>Limits texts to a number of bytes.</summary>
internal static class Utf8Cut
{
    private const int MaxBytesPerChar = 3;

    /// <summary>Cuts a text before the first character that exceeds a number of bytes.</summary>
    internal static string Of(string text, int maxBytes)
    {
        if (text.Length <= maxBytes / MaxBytesPerChar) return text;
        int bytes = 0, chars = 0;
        foreach (Rune rune in text.EnumerateRunes())
        {
            bytes += rune.Utf8SequenceLength;
            if (bytes > maxBytes) return text[..chars];
            chars += rune.Utf16SequenceLength;
        }

        return text;
    }
}
