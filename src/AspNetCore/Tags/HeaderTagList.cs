using System.Diagnostics;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>The headers of requests and responses that become tags, from <c>DD_TRACE_HEADER_TAGS</c>: <c>header:tag,header</c>.</summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
[DebuggerDisplay("{_tags.Length} headers")]
internal sealed class HeaderTagList
{
    private const int MaxEntries = 256;
    private const string RequestPrefix = "http.request.headers.";
    private const string ResponsePrefix = "http.response.headers.";

    private readonly (string Header, string OfRequest, string OfResponse)[] _tags;

    private HeaderTagList((string, string, string)[] tags) => _tags = tags;

    /// <summary>Reads a list. Entries beyond 256 and those without a header are left out.</summary>
    /// <param name="text">
    /// Headers, case-insensitive, each followed by a colon and the name of its tag. The default names are <c>http.request.headers.x</c> and
    /// <c>http.response.headers.x</c>. Null for none.
    /// </param>
    internal static HeaderTagList Parse(string? text)
    {
        string[] entries = (text ?? "").Split(',', MaxEntries + 1, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        return new HeaderTagList([..
            from entry in entries.Take(MaxEntries)
            let tag = ParseEntry(entry)
            where tag.Header.Length > 0
            select tag]);
    }

    /// <summary>Gets whether no header becomes a tag.</summary>
    internal bool IsEmpty => _tags.Length == 0;

    /// <summary>Tags an activity with the headers of its request.</summary>
    internal void AddRequest(Activity activity, IHeaderDictionary headers)
    {
        foreach ((string header, string name, _) in _tags) Add(activity, headers, header, name);
    }

    /// <summary>Tags an activity with the headers of its response. They replace request headers of the same tag name.</summary>
    internal void AddResponse(Activity activity, IHeaderDictionary headers)
    {
        foreach ((string header, _, string name) in _tags) Add(activity, headers, header, name);
    }

    private static void Add(Activity activity, IHeaderDictionary headers, string header, string name)
    {
        if (headers.TryGetValue(header, out var values) && values.ToString() is { Length: > 0 } text) activity.SetTag(name, text.Trim());
    }

    private static (string Header, string OfRequest, string OfResponse) ParseEntry(string entry)
    {
        int colon = entry.IndexOf(':');
        string header = (colon < 0 ? entry : entry[..colon]).Trim();
        string tag = colon < 0 ? "" : entry[(colon + 1)..].Trim();
        if (tag.Length > 0) return (header, tag, tag);
        // as Datadog's tracers do
        string normalized = string.Concat(header.Select(static c => char.IsAsciiLetterOrDigit(c) || c is '-' or '_' or '/'
            ? char.ToLowerInvariant(c)
            : '_'));
        return (header, RequestPrefix + normalized, ResponsePrefix + normalized);
    }
}
