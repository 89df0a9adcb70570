using System.Text;

namespace SpanPack;

/// <summary>
/// Normalizes services and the values of some tags as the agent does: to lower case, and to the characters that its tags may have.
/// </summary>
internal static class TagNormalization
{
    /// <param name="text">The value that was sent.</param>
    /// <param name="maxBytes">The maximum number of UTF-8 bytes.</param>
    /// <returns>The normalized value; empty when nothing is valid.</returns>
    internal static string Normalize(string text, int maxBytes)
    {
        var result = new StringBuilder(text.Length);
        System.Span<char> units = stackalloc char[2];
        foreach (Rune rune in Utf8Length.Cut(text, maxBytes).EnumerateRunes())
        {
            if (Rune.IsLetter(rune)) result.Append(units[..Lower(rune).EncodeToUtf16(units)]);
            else if (Rune.IsDigit(rune) || rune.Value is ':' or '.' or '/' or '-') result.Append(units[..rune.EncodeToUtf16(units)]);
            else if (result.Length == 0 || result[^1] != '_') result.Append('_');
        }

        return result.ToString().TrimEnd('_');
    }

    // The agent works in place: a letter whose other case has another number of bytes stays.
    private static Rune Lower(Rune letter)
    {
        Rune lower = Rune.IsUpper(letter) ? Rune.ToLowerInvariant(letter) : letter;
        return lower.Utf8SequenceLength == letter.Utf8SequenceLength ? lower : letter;
    }
}
