using System.Text;

namespace SpanPack;

/// <summary>
/// Tag values normalized as the agent does, so that they are displayed unchanged. Colons, which separate keys from values, become <c>_</c>.
/// </summary>
internal static class TagValueText
{
    /// <summary>The most UTF-8 bytes that the agent reads.</summary>
    internal const int MaxBytes = 200;

    /// <returns>
    /// Lower case letters, digits, <c>.</c>, <c>/</c>, <c>-</c> and single <c>_</c>, at most <see cref="MaxBytes"/>; empty when nothing is
    /// valid.
    /// </returns>
    internal static string Normalize(string text)
    {
        var result = new StringBuilder();
        bool isGap = false;
        int byteCount = 0;
        foreach (Rune rune in text.EnumerateRunes())
        {
            byteCount += rune.Utf8SequenceLength;
            if (byteCount > MaxBytes) break;
            bool isKept = Rune.IsLetter(rune) || Rune.IsDigit(rune) || rune.Value is '.' or '/' or '-';
            if (isKept && isGap) result.Append('_'); // a gap at the end stays out
            if (isKept) result.Append(Lower(rune).ToString());
            isGap = !isKept;
        }

        return result.ToString();
    }

    // The agent keeps a letter whose lower case has another number of bytes.
    private static Rune Lower(Rune rune)
        => Rune.IsUpper(rune) && Rune.ToLowerInvariant(rune) is var lower && lower.Utf8SequenceLength == rune.Utf8SequenceLength
            ? lower
            : rune;
}
