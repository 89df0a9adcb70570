using System.Globalization;
using System.Text;

namespace SpanPack;

/// <summary>Shortens long texts and appends how much is missing. Counts the shortened texts for the summary of a run.</summary>
/// <param name="maxCharacters">The characters that are kept.</param>
internal sealed class TextCutter(int maxCharacters)
{
    /// <summary>Gets how many texts were shortened.</summary>
    internal long CutCount { get; private set; }

    /// <summary>Returns whether data of this many bytes is shortened.</summary>
    internal bool IsLong(int byteCount) => byteCount > maxCharacters;

    /// <summary>Shortens a text: <c>begins so... (99,000 more bytes)</c>.</summary>
    internal string Cut(string text)
    {
        if (text.Length <= maxCharacters) return text;
        int kept = char.IsHighSurrogate(text[maxCharacters - 1]) ? maxCharacters - 1 : maxCharacters;
        return text[..kept] + Missing(Encoding.UTF8.GetByteCount(text.AsSpan(kept)));
    }

    /// <summary>Shortens data to as many bytes as a text keeps characters, as base64.</summary>
    internal string CutBase64(ReadOnlySpan<byte> data)
        => data.Length <= maxCharacters
            ? Convert.ToBase64String(data)
            : Convert.ToBase64String(data[..maxCharacters]) + Missing(data.Length - maxCharacters);

    private string Missing(int byteCount)
    {
        CutCount++;
        return string.Create(CultureInfo.InvariantCulture, $"... ({byteCount:N0} more byte{(byteCount == 1 ? string.Empty : "s")})");
    }
}
