using System.Diagnostics;
using System.Text.RegularExpressions;

namespace SpanPack;

/// <summary>The visible part of a request's query: nothing by default, else all but the matches of a pattern.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class QueryRedaction
{
    private const string Hidden = "*"; // as HttpClient has it
    private const string HiddenPart = "<redacted>"; // as Datadog's tracers have it
    private const int MaxLength = 5_000; // characters that are looked at, as Datadog's tracers do

    private static readonly TimeSpan s_limit = TimeSpan.FromMilliseconds(100); // for one query

    private readonly QueryPattern? _pattern;
    private readonly bool _isShown;

    /// <param name="pattern">The pattern of the hidden parts; null hides everything, empty hides nothing.</param>
    /// <exception cref="ArgumentException">It is not a regular expression.</exception>
    internal QueryRedaction(string? pattern)
    {
        _isShown = pattern is not null;
        if (!string.IsNullOrEmpty(pattern)) _pattern = QueryPattern.Read(pattern, s_limit);
    }

    public override string ToString() => _isShown ? $"all but {_pattern}" : "nothing";

    /// <summary>Redacts a query.</summary>
    /// <param name="query">The query, with or without its question mark.</param>
    /// <returns>The text without question mark; null for an empty query.</returns>
    internal string? Apply(string? query)
    {
        if (string.IsNullOrEmpty(query) || query == "?") return null;
        if (!_isShown) return Hidden;
        int start = query[0] == '?' ? 1 : 0;
        string text = query.Substring(start, Math.Min(query.Length - start, MaxLength));
        try
        {
            return _pattern?.Replace(text, HiddenPart) ?? text;
        }
        catch (RegexMatchTimeoutException)
        {
            return Hidden;
        }
    }
}
