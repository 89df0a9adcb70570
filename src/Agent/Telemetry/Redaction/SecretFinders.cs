namespace SpanPack;

/// <summary>
/// Finders for secrets in text. Each takes time in proportion to the text, whatever it is. They are not regular expressions: linear ones
/// make a native program 0.8 MB larger.
/// </summary>
internal static class SecretFinders
{
    private const string Bearer = "bearer";
    private const string Basic = "basic";
    private const string Address = "://";
    private const int MinKeyDigits = 32; // keys of Datadog have 32 or 40

    /// <summary>
    /// Finds user and password of a URL: <c>://user:password@</c>, to the last at sign before a blank, quote or angle bracket.
    /// </summary>
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

    /// <summary>
    /// Finds the value of a name that suggests a secret: <c>password=value</c>, <c>"api_key_2": "value"</c>, <c>authorization: basic
    /// value</c>.
    /// </summary>
    internal static bool FindValue(ReadOnlySpan<char> text, ref int at, out int length)
        => Find(text, ref at, out length, SecretWords.IndexOf, static (text, word, nameEnd) => SecretRuns.ValueStart(text, nameEnd));

    /// <summary>Finds the value of a name that ends with a short word: <c>DB_PASS=value</c>, <c>?sig=value</c>.</summary>
    internal static bool FindShortValue(ReadOnlySpan<char> text, ref int at, out int length)
        => Find(text, ref at, out length, ShortSecretWords.IndexOf, static (text, word, nameEnd) => SecretRuns.ValueStart(text, nameEnd));

    /// <summary>Finds the argument after a command-line option whose name suggests a secret: <c>--token value</c>.</summary>
    internal static bool FindArgument(ReadOnlySpan<char> text, ref int at, out int length)
        => Find(text, ref at, out length, SecretWords.IndexOf, ArgumentStart);

    /// <summary>Finds the text after the word <c>bearer</c>.</summary>
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

    /// <summary>Finds words of 32 or more hexadecimal digits.</summary>
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

    private static bool Find(ReadOnlySpan<char> text, ref int at, out int length, SecretWordFinder find, SecretValueFinder findValue)
    {
        int valueless = -1; // where a name ends that has no value: another word in this name has none either
        for (int from = at; find(text, from, out int wordLength) is >= 0 and int word; from = word + 1)
        {
            if (word + wordLength <= valueless) continue;
            int nameEnd = SecretRuns.End(text, word + wordLength, IsOfName);
            at = findValue(text, word, nameEnd);
            length = at < 0 ? 0 : ValueLength(text[at..]);
            if (length > 0) return true;
            valueless = nameEnd;
        }

        length = 0;
        return false;
    }

    // A name that begins with a hyphen, then blanks; another option is no value.
    private static int ArgumentStart(ReadOnlySpan<char> text, int word, int nameEnd)
    {
        int start = word;
        while (start > 0 && IsOfName(text[start - 1])) start--;
        int value = SecretRuns.SkipBlanks(text, nameEnd);
        return text[start] == '-' && value > nameEnd && !text[value..].StartsWith("--") ? value : -1;
    }

    private static bool IsOfName(char c) => SecretRuns.IsWord(c) || c is '.' or '-';

    private static int ValueLength(ReadOnlySpan<char> text)
    {
        if (text is ['"' or '\'', ..]) return SecretRuns.QuotedLength(text);
        int scheme = text.StartsWith(Bearer, StringComparison.OrdinalIgnoreCase)
            ? Bearer.Length
            : text.StartsWith(Basic, StringComparison.OrdinalIgnoreCase)
            ? Basic.Length
            : 0;
        int start = SecretRuns.SkipBlanks(text, scheme);
        int end = scheme > 0 && start > scheme ? PlainEnd(text, start) : start;
        return end > start ? end : PlainEnd(text, 0);
    }

    private static int PlainEnd(ReadOnlySpan<char> text, int from) => SecretRuns.End(text, from, static c => !IsBlankOrAnyOf(c, ",;&\"'"));

    private static bool IsBlankOrAnyOf(char c, string others) => char.IsWhiteSpace(c) || others.Contains(c);
}
