using System.Buffers;

namespace SpanPack;

/// <summary>Checks names and values of headers, for length and line ends.</summary>
internal static class HeaderValue
{
    internal const int MaxNameChars = 128;
    internal const int MaxValueChars = 8 * 1024;

    private static readonly SearchValues<char> s_nameChars
        = SearchValues.Create("!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"); // RFC 9110, section 5.6.2

    // They say how the request is laid out, which the client decides.
    private static readonly HashSet<string> s_ownNames = new(StringComparer.OrdinalIgnoreCase)
    {
        "Host", "Connection", "Keep-Alive", "Content-Length", "Content-Type", "Transfer-Encoding", "Expect", "Upgrade", "TE", "Trailer",
    };

    /// <summary>Returns whether text is one line of printable ASCII and spaces, at most 8,192 characters; true for empty text.</summary>
    internal static bool IsValue(string text) => text.Length <= MaxValueChars && !text.AsSpan().ContainsAnyExceptInRange(' ', '~');

    /// <exception cref="ArgumentException">The text cannot be the value of a header.</exception>
    internal static string? CheckValue(string? text, string name)
        => text is null || IsValue(text)
            ? text
            : throw new ArgumentException("A header has printable ASCII, at most 8,192 characters in one line.", name);

    /// <exception cref="ArgumentException">The text cannot be the name of a header that a caller adds.</exception>
    internal static void CheckName(string text, string name)
    {
        if (text is not { Length: > 0 and <= MaxNameChars } || text.AsSpan().ContainsAnyExcept(s_nameChars))
            throw new ArgumentException("The text is not a valid header name.", name);
        if (s_ownNames.Contains(text)) throw new ArgumentException($"The client sets {text} itself.", name);
    }
}
