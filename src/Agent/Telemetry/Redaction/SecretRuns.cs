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

    /// <summary>Where the value of a name begins that ends at a place: after <c>=</c> or <c>:</c>; -1 when none is given.</summary>
    internal static int ValueStart(ReadOnlySpan<char> text, int nameEnd)
    {
        int at = nameEnd < text.Length && text[nameEnd] is '"' or '\'' ? nameEnd + 1 : nameEnd;
        at = SkipBlanks(text, at);
        return at < text.Length && text[at] is '=' or ':' ? SkipBlanks(text, at + 1) : -1;
    }

    /// <summary>The length of what begins with a quote, with the closing one; of all when there is none.</summary>
    internal static int QuotedLength(ReadOnlySpan<char> text)
    {
        int inner = text[1..].IndexOf(text[0]);
        return inner < 0 ? text.Length : inner + 2;
    }
}
