using System.Buffers;

namespace SpanPack;

/// <summary>Removes credentials from the addresses of repositories, which are sent with every trace.</summary>
internal static class RepositoryUrl
{
    private const string SchemeEnd = "://";
    private const string GitUser = "git@"; // of git@host:path: the user of every such server, no secret

    private static readonly SearchValues<char> s_ofScheme =
        SearchValues.Create("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-.");

    /// <returns>The address without user, password, query and fragment; null when nothing is left.</returns>
    internal static string? WithoutCredentials(string? url)
    {
        string text = url?.Trim() ?? "";
        int schemeLength = text.IndexOf(SchemeEnd, StringComparison.Ordinal);
        int start = schemeLength > 0 && text.AsSpan(0, schemeLength).IndexOfAnyExcept(s_ofScheme) < 0 ? schemeLength + SchemeEnd.Length : 0;
        // A password may have any character, escaped or not, and the path of a repository hardly an @: all before the last one goes.
        int user = text.LastIndexOf('@');
        string rest = text[Math.Max(start, user + 1)..];
        int end = rest.AsSpan().IndexOfAny('?', '#');
        if (end >= 0) rest = rest[..end];
        if (rest.Length == 0) return null;
        bool isGitUser = user == GitUser.Length - 1 && text.StartsWith(GitUser, StringComparison.Ordinal);
        return (isGitUser ? GitUser : text[..start]) + rest;
    }
}
