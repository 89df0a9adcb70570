namespace SpanPack;

/// <summary>
/// Finders for secrets with a known form, or that extend to the end of a line. Each takes time in proportion to the text.
/// </summary>
internal static class SecretBlocks
{
    private const string PemBegin = "-----BEGIN ";
    private const string PemEnd = "-----END ";
    private const string PemRule = "-----";
    private const string TokenBegin = "eyJ"; // {" in base64url, as the header of each JSON web token begins
    private const string Cookie = "cookie";

    /// <summary>Finds a PEM block, such as a private key, to its last line; without one, to the end of the text.</summary>
    internal static bool FindPem(ReadOnlySpan<char> text, ref int at, out int length)
    {
        length = 0;
        int begin = text[at..].IndexOf(PemBegin);
        if (begin < 0) return false;
        at += begin;
        int end = text[at..].IndexOf(PemEnd);
        int rule = end < 0 ? -1 : text[(at + end + PemEnd.Length)..].IndexOf(PemRule);
        length = rule < 0 ? text.Length - at : end + PemEnd.Length + rule + PemRule.Length;
        return true;
    }

    /// <summary>Finds a JSON web token: <c>eyJ</c>, then letters, digits, <c>-</c> and <c>_</c> in parts separated by dots.</summary>
    internal static bool FindToken(ReadOnlySpan<char> text, ref int at, out int length)
    {
        while (text[at..].IndexOf(TokenBegin) is >= 0 and int skipped)
        {
            int start = at + skipped;
            at = start + TokenBegin.Length;
            if (start > 0 && IsOfPart(text[start - 1])) continue;
            at = SecretRuns.End(text, start, static c => IsOfPart(c) || c == '.');
            length = at - start;
            if (!text[start..at].Contains('.')) continue;
            at = start;
            return true;
        }

        length = 0;
        return false;
    }

    /// <summary>
    /// Finds the text after <c>cookie</c> or <c>cookies</c> and a colon or equals sign, to the closing quote or the end of the line.
    /// </summary>
    internal static bool FindCookies(ReadOnlySpan<char> text, ref int at, out int length)
    {
        while (text[at..].IndexOf(Cookie, StringComparison.OrdinalIgnoreCase) is >= 0 and int skipped)
        {
            at += skipped + Cookie.Length;
            int nameEnd = at < text.Length && text[at] is 's' or 'S' ? at + 1 : at;
            int start = SecretRuns.ValueStart(text, nameEnd);
            if (start < 0) continue;
            length = CookieLength(text[start..]);
            if (length == 0) continue;
            at = start;
            return true;
        }

        length = 0;
        return false;
    }

    private static int CookieLength(ReadOnlySpan<char> text)
    {
        if (text is ['"' or '\'', ..]) return SecretRuns.QuotedLength(text);
        int end = text.IndexOfAny("\r\n");
        return end < 0 ? text.Length : end;
    }

    private static bool IsOfPart(char c) => char.IsAsciiLetterOrDigit(c) || c is '-' or '_';
}
