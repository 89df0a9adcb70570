using System.Globalization;

namespace SpanPack;

/// <summary>Runs of characters of one kind.</summary>
internal static class SecretRuns
{
    /// <summary>Returns the end of a run of characters of a kind.</summary>
    internal static int End(ReadOnlySpan<char> text, int from, Func<char, bool> isOfKind)
    {
        int at = from;
        while (at < text.Length && isOfKind(text[at])) at++;
        return at;
    }

    internal static int SkipBlanks(ReadOnlySpan<char> text, int from) => End(text, from, char.IsWhiteSpace);

    /// <summary>Returns whether a character is a word character, as in regular expressions.</summary>
    internal static bool IsWord(char c)
        => char.IsLetterOrDigit(c)
            || (c >= '_'
                && char.GetUnicodeCategory(c) is UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark
                    or UnicodeCategory.ConnectorPunctuation);

    /// <summary>Returns the start of the value after a name: after <c>=</c> or <c>:</c>; -1 when there is none.</summary>
    internal static int ValueStart(ReadOnlySpan<char> text, int nameEnd)
    {
        int at = nameEnd < text.Length && text[nameEnd] is '"' or '\'' ? nameEnd + 1 : nameEnd;
        at = SkipBlanks(text, at);
        return at < text.Length && text[at] is '=' or ':' ? SkipBlanks(text, at + 1) : -1;
    }

    /// <summary>Returns the length of a quoted text with its closing quote, or of the whole text without one.</summary>
    internal static int QuotedLength(ReadOnlySpan<char> text)
    {
        int inner = text[1..].IndexOf(text[0]);
        return inner < 0 ? text.Length : inner + 2;
    }
}
