using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>A request to an agent.</summary>
/// <remarks>
/// Immutable; <c>with</c> creates a request that differs. The memory of the body must not change until <see cref="AgentClient.SendAsync"/>
/// has ended; any number of threads may send the request.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record AgentRequest
{
    private const int MaxPathChars = 4096;
    private const int MaxBytes = 1024 * 1024 * 1024;
    private const string MessagePack = "application/msgpack";

    private static readonly string[] s_tracePaths = ReadTracePaths();

    /// <summary>Gets or initializes the method; POST by default.</summary>
    public HttpMethod Method { get; init; } = HttpMethod.Post;

    /// <summary>
    /// Gets or initializes the path with an optional query, such as <c>/v0.4/traces</c>. It starts with a slash and has printable ASCII
    /// without spaces and <c>#</c>, at most 4,096 characters.
    /// </summary>
    /// <exception cref="ArgumentException">The value is not such a path.</exception>
    public required string Path
    {
        get;
        init
            => field = IsPath(value)
                ? value
                : throw new ArgumentException("A path begins with a slash and is printable ASCII without spaces and #.", nameof(value));
    }

    /// <summary>Gets or initializes the body; empty by default. Its blocks are sent without copying.</summary>
    public ReadOnlySequence<byte> Body { get; init; }

    /// <summary>Gets or initializes the content type of the body; null for none.</summary>
    /// <exception cref="ArgumentException">The value cannot be a header.</exception>
    public string? ContentType { get; init => field = HeaderValue.CheckValue(value, nameof(value)); }

    /// <summary>
    /// Gets or initializes the number of chunks in the body, 0 or more, for <c>X-Datadog-Trace-Count</c>; null for a body without chunks.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative.</exception>
    public int? ChunkCount
    {
        get;
        init
            => field = value is null or >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "A count is 0 or more.");
    }

    /// <summary>Gets or initializes the known <see cref="AgentResponse.RatesVersion"/>; null (the default) for none.</summary>
    /// <remarks>
    /// Agents return the version of their rates only to clients that send a non-empty one; before a version is known, send any, such as
    /// <c>0</c>.
    /// </remarks>
    /// <exception cref="ArgumentException">The value cannot be a header.</exception>
    public string? RatesVersion { get; init => field = HeaderValue.CheckValue(value, nameof(value)); }

    /// <summary>Gets or initializes whether top-level spans are marked, so that the agent need not compute them.</summary>
    public bool HasTopLevelMarks { get; init; }

    /// <summary>Gets or initializes whether to wait for 100 Continue, for at most 2 s, before sending the body.</summary>
    public bool ExpectContinue { get; init; }

    /// <summary>Gets or initializes whether to use a new connection.</summary>
    public bool OnNewConnection { get; init; }

    /// <summary>
    /// Gets or initializes the most bytes to read of the answer's body, 0 to 1,073,741,824; 1,048,576 (1 MiB) by default.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is out of range.</exception>
    public int MaxAnswerBytes
    {
        get;
        init
            => field = value is >= 0 and <= MaxBytes
                ? value
                : throw new ArgumentOutOfRangeException(nameof(value), value, "0 to 1,073,741,824 bytes of an answer can be read.");
    } = 1024 * 1024;

    /// <summary>
    /// Gets or initializes further headers; none by default. Headers that describe the framing of the request, such as
    /// <c>Content-Length</c>, are not allowed.
    /// </summary>
    /// <exception cref="ArgumentException">A name or a value cannot be a header.</exception>
    public IReadOnlyList<KeyValuePair<string, string>> Headers
    {
        get;
        init
        {
            ArgumentNullException.ThrowIfNull(value);
            KeyValuePair<string, string>[] copy = [.. value];
            foreach ((string name, string text) in copy)
            {
                HeaderValue.CheckName(name, nameof(value));
                ArgumentNullException.ThrowIfNull(text, nameof(value));
                HeaderValue.CheckValue(text, nameof(value));
            }

            field = copy;
        }
    } = [];

    /// <summary>Gets the request for <c>/info</c>.</summary>
    internal static AgentRequest Info { get; } = new() { Method = HttpMethod.Get, Path = "/info" };

    /// <summary>Creates the request that posts a trace payload.</summary>
    /// <param name="format">The format, which selects the path.</param>
    /// <param name="body">The payload.</param>
    /// <param name="chunkCount">The number of its chunks, 0 or more.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format, or the count is negative.</exception>
    public static AgentRequest ForTraces(TraceFormat format, ReadOnlySequence<byte> body, int chunkCount)
        => new() { Path = TracePathOf(format), Body = body, ChunkCount = chunkCount, ContentType = MessagePack };

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Method, path and the length of the body.</returns>
    public override string ToString() => $"{Method} {Path}, {Body.Length} bytes";

    private static string[] ReadTracePaths()
    {
        string[] paths = new string[TraceFormats.All.Count];
        for (int i = 0; i < paths.Length; i++) paths[i] = TraceFormats.All[i].GetPath();
        return paths;
    }

    private static string TracePathOf(TraceFormat format)
    {
        for (int i = 0; i < s_tracePaths.Length; i++)
        {
            if (TraceFormats.All[i] == format) return s_tracePaths[i];
        }

        return format.GetPath(); // throws
    }

    private static bool IsPath(string? path)
        => path is { Length: > 0 and <= MaxPathChars } && path[0] == '/' && !path.AsSpan().ContainsAnyExceptInRange('!', '~')
            && !path.Contains('#', StringComparison.Ordinal);
}
