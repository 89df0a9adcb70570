namespace SpanPack;

/// <summary>What secrets in text look like. Each finder takes time in proportion to the text, whatever it is. They are no regular expressions: those that are linear make a program in machine code 0.8 MB larger.</summary>
internal static class SecretFinders
{
    private const string Bearer = "bearer";
    private const string Basic = "basic";
    private const string Address = "://";
    private const int MinKeyDigits = 32; // keys of Datadog have 32 or 40

    /// <summary>User and password of a URL: <c>://user:password@</c>, to the last at sign before a blank, quote or angle bracket.</summary>
    internal static bool FindUser(ReadOnlySpan<char> text, ref int at, out int length)
    {
        while (text[at..].IndexOf(Address) is >= 0 and int skipped)
        {
            int start = at + skipped + Address.Length;
            int end = SecretRuns.End(text, start, static c => !IsBlankOrAnyOf(c, "\"'<>"));
            length = text[start..end].LastIndexOf('@');
            at = length < 0 ? end : start;
            if (length >= 0) return true;
        }

        length = 0;
        return false;
    }

    /// <summary>The value of what is named like a secret: <c>password=value</c>, <c>"api_key_2": "value"</c>, <c>authorization: basic value</c>.</summary>
    internal static bool FindValue(ReadOnlySpan<char> text, ref int at, out int length)
    {
        int valueless = -1; // where a name ends that has no value: another word in this name has none either
        for (int from = at; SecretWords.IndexOf(text, from, out int wordLength) is >= 0 and int word; from = word + 1)
        {
            if (word + wordLength <= valueless) continue;
            int nameEnd = SecretRuns.End(text, word + wordLength, static c => SecretRuns.IsWord(c) || c is '.' or '-');
            at = ValueStart(text, nameEnd);
            length = at < 0 ? 0 : ValueLength(text[at..]);
            if (length > 0) return true;
            valueless = nameEnd;
        }

        length = 0;
        return false;
    }

    /// <summary>What follows the word <c>bearer</c>.</summary>
    internal static bool FindBearer(ReadOnlySpan<char> text, ref int at, out int length)
    {
        while (text[at..].IndexOf(Bearer, StringComparison.OrdinalIgnoreCase) is >= 0 and int skipped)
        {
            int word = at + skipped;
            at = word + Bearer.Length;
            if (word > 0 && SecretRuns.IsWord(text[word - 1])) continue;
            int start = SecretRuns.SkipBlanks(text, at);
            length = start == at ? 0 : SecretRuns.End(text, start, static c => !IsBlankOrAnyOf(c, ",;\"'")) - start;
            at = start;
            if (length > 0) return true;
        }

        length = 0;
        return false;
    }

    /// <summary>Words of 32 and more hexadecimal digits.</summary>
    internal static bool FindKey(ReadOnlySpan<char> text, ref int at, out int length)
    {
        for (int end; at < text.Length; at = end)
        {
            end = SecretRuns.End(text, at, SecretRuns.IsWord);
            length = end - at;
            if (length >= MinKeyDigits && SecretRuns.End(text[at..end], 0, char.IsAsciiHexDigit) == length) return true;
            if (end == at) end++;
        }

        length = 0;
        return false;
    }

    // Where the value of a name begins; -1 when none is given.
    private static int ValueStart(ReadOnlySpan<char> text, int nameEnd)
    {
        int at = nameEnd < text.Length && text[nameEnd] is '"' or '\'' ? nameEnd + 1 : nameEnd;
        at = SecretRuns.SkipBlanks(text, at);
        return at < text.Length && text[at] is '=' or ':' ? SecretRuns.SkipBlanks(text, at + 1) : -1;
    }

    private static int ValueLength(ReadOnlySpan<char> text)
    {
        if (text is ['"' or '\'', ..])
        {
            int inner = text[1..].IndexOf(text[0]);
            return inner < 0 ? text.Length : inner + 2;
        }

        int scheme = text.StartsWith(Bearer, StringComparison.OrdinalIgnoreCase) ? Bearer.Length : text.StartsWith(Basic, StringComparison.OrdinalIgnoreCase) ? Basic.Length : 0;
        int start = SecretRuns.SkipBlanks(text, scheme);
        int end = scheme > 0 && start > scheme ? PlainEnd(text, start) : start;
        return end > start ? end : PlainEnd(text, 0);
    }

    private static int PlainEnd(ReadOnlySpan<char> text, int from) => SecretRuns.End(text, from, static c => !IsBlankOrAnyOf(c, ",;&\"'"));

    private static bool IsBlankOrAnyOf(char c, string others) => char.IsWhiteSpace(c) || others.Contains(c);
}
