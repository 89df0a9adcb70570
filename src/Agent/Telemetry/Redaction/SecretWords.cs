using System.Buffers;

namespace SpanPack;

/// <summary>
/// Words that name secrets, case-insensitive, anywhere in a name. The two parts of compound words may be separated by one of <c>_-. </c>.
/// </summary>
internal static class SecretWords
{
    private const string Separators = "_-. ";

    private static readonly (string First, string Second)[] s_words =
    [
        ("api", "key"), ("app", "key"), ("application", "key"), ("access", "key"), ("account", "key"), ("private", "key"),
        ("shared", "key"), ("signing", "key"), ("encryption", "key"),
        ("token", ""), ("password", ""), ("passwd", ""), ("passphrase", ""), ("pwd", ""), ("secret", ""), ("credential", ""),
        ("authorization", ""), ("connection", "string"), ("sas", "url"),
        ("cookie", ""), ("jwt", ""), ("signature", ""),
    ];

    private static readonly SearchValues<char> s_firstLetters = SearchValues.Create("aAcCeEjJpPsStT");

    /// <summary>Finds the first word at or after an index.</summary>
    /// <param name="text">The text.</param>
    /// <param name="from">The index.</param>
    /// <param name="length">The length of the word in characters.</param>
    /// <returns>Its start; -1 when there is none.</returns>
    internal static int IndexOf(ReadOnlySpan<char> text, int from, out int length)
        => IndexOf(text, from, s_firstLetters, LengthAt, out length);

    /// <summary>Finds the first of other words at or after an index.</summary>
    /// <param name="text">The text.</param>
    /// <param name="from">The index.</param>
    /// <param name="firstLetters">The first letters of the words.</param>
    /// <param name="lengthAt">Returns the length of the word at an index; 0 when there is none.</param>
    /// <param name="length">The length of the word in characters.</param>
    /// <returns>Its start; -1 when there is none.</returns>
    internal static int IndexOf(ReadOnlySpan<char> text, int from, SearchValues<char> firstLetters,
        WordLength lengthAt, out int length)
    {
        for (int at = from; text[at..].IndexOfAny(firstLetters) is >= 0 and int skipped; at++)
        {
            at += skipped;
            length = lengthAt(text, at);
            if (length > 0) return at;
        }

        length = 0;
        return -1;
    }

    /// <summary>Returns the length of the word at an index of a text; 0 when there is none.</summary>
    internal delegate int WordLength(ReadOnlySpan<char> text, int at);

    // Every word has one length at a place at most: none begins another.
    private static int LengthAt(ReadOnlySpan<char> whole, int at)
    {
        ReadOnlySpan<char> text = whole[at..];
        foreach ((string first, string second) in s_words)
        {
            if (!text.StartsWith(first, StringComparison.OrdinalIgnoreCase)) continue;
            int gap = second.Length > 0 && first.Length < text.Length && Separators.Contains(text[first.Length]) ? 1 : 0;
            if (text[(first.Length + gap)..].StartsWith(second, StringComparison.OrdinalIgnoreCase))
                return first.Length + gap + second.Length;
        }

        return 0;
    }
}
