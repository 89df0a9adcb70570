using System.Text;

namespace SpanPack;

/// <summary>Parts of URLs. Any text is accepted.</summary>
internal static class UrlText
{
    private const string SchemeEnd = "://";

    /// <summary>Gets host, explicit port and path, with ids replaced by <c>?</c>: without scheme, user, query and fragment.</summary>
    internal static string Target(string url)
    {
        ReadOnlySpan<char> rest = url;
        int scheme = rest.IndexOf(SchemeEnd, StringComparison.Ordinal);
        if (scheme >= 0) rest = rest[(scheme + SchemeEnd.Length)..];
        int end = rest.IndexOfAny('?', '#');
        if (end >= 0) rest = rest[..end];
        int slash = rest.IndexOf('/');
        ReadOnlySpan<char> authority = slash < 0 ? rest : rest[..slash];
        int user = authority.LastIndexOf('@');
        var text = new StringBuilder(rest.Length).Append(authority[(user + 1)..]);
        if (slash < 0) return text.Append('/').ToString();
        PathIds.Append(text, rest[slash..]);
        return text.ToString();
    }
}
