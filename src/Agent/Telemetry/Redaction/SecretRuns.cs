using System.Globalization;

namespace SpanPack;

/// <summary>Characters of one kind in a row.</summary>
internal static class SecretRuns
{
    /// <summary>Where characters of a kind end that begin at a place.</summary>
    internal static int End(ReadOnlySpan<char> text, int from, Func<char, bool> isOfKind)
    {
        int at = from;
        while (at < text.Length && isOfKind(text[at])) at++;
        return at;
    }

    internal static int SkipBlanks(ReadOnlySpan<char> text, int from) => End(text, from, char.IsWhiteSpace);

    /// <summary>Whether a character is part of a word, as regular expressions have it.</summary>
    internal static bool IsWord(char c)
        => char.IsLetterOrDigit(c) || (c >= '_' && char.GetUnicodeCategory(c) is UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark or UnicodeCategory.ConnectorPunctuation);
}
