using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <summary>A request to an agent.</summary>
/// <remarks>Immutable; <c>with</c> makes a request that differs. The memory of the body must stay as it is until <see cref="AgentClient.SendAsync"/> has ended; any number of threads may send the request.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record AgentRequest
{
    private const int MaxPathChars = 4096;
    private const int MaxBytes = 1024 * 1024 * 1024;
    private const string MessagePack = "application/msgpack";

    private static readonly string[] s_tracePaths = [.. TraceFormats.All.Select(static format => format.GetPath())];

    /// <summary>Gets or initializes the method; POST by default.</summary>
    public HttpMethod Method { get; init; } = HttpMethod.Post;

    /// <summary>Gets or initializes the path, with a query if there is one, such as <c>/v0.4/traces</c>: begins with a slash, printable ASCII without spaces and <c>#</c>, at most 4,096 characters.</summary>
    /// <exception cref="ArgumentException">The value is no such path.</exception>
    public required string Path
    {
        get;
        init => field = IsPath(value) ? value : throw new ArgumentException("A path begins with a slash and is printable ASCII without spaces and #.", nameof(value));
    }

    /// <summary>Gets or initializes the body; empty by default. Its blocks are sent where they are.</summary>
    public ReadOnlySequence<byte> Body { get; init; }

    /// <summary>Gets or initializes what the body is; null for nothing said.</summary>
    /// <exception cref="ArgumentException">The value cannot be a header.</exception>
    public string? ContentType { get; init => field = HeaderValue.CheckValue(value, nameof(value)); }

    /// <summary>Gets or initializes the number of chunks in the body, 0 or more, for <c>X-Datadog-Trace-Count</c>; null for a body without chunks.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative.</exception>
    public int? ChunkCount
    {
        get;
        init => field = value is null or >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "A count is 0 or more.");
    }

    /// <summary>Gets or initializes <see cref="AgentResponse.RatesVersion"/> of the rates that are known; null (the default) for nothing said.</summary>
    /// <remarks>Agents say the version of their rates only to those that say one, and not for empty text: before one is known, say any, such as <c>0</c>.</remarks>
    /// <exception cref="ArgumentException">The value cannot be a header.</exception>
    public string? RatesVersion { get; init => field = HeaderValue.CheckValue(value, nameof(value)); }

    /// <summary>Gets or initializes whether top-level spans are marked, so that the agent does not look for them.</summary>
    public bool HasTopLevelMarks { get; init; }

    /// <summary>Gets or initializes whether the body is sent only when the agent has said that it wants it, or has said nothing for 2 s.</summary>
    public bool ExpectContinue { get; init; }

    /// <summary>Gets or initializes whether the connection must not have been used before.</summary>
    public bool OnNewConnection { get; init; }

    /// <summary>Gets or initializes how much of the body of the answer is read, in bytes, 0 to 1,073,741,824; 1,048,576 (1 MiB) by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is out of range.</exception>
    public int MaxAnswerBytes
    {
        get;
        init => field = value is >= 0 and <= MaxBytes ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "0 to 1,073,741,824 bytes of an answer can be read.");
    } = 1024 * 1024;

    /// <summary>Gets or initializes more headers; none by default. Those that say how the request is laid out, such as <c>Content-Length</c>, cannot be among them.</summary>
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

    /// <summary>Gets the request that asks an agent what it is.</summary>
    internal static AgentRequest Info { get; } = new() { Method = HttpMethod.Get, Path = "/info" };

    /// <summary>Makes the request that posts a trace payload.</summary>
    /// <param name="format">The format, which says the path.</param>
    /// <param name="body">The payload.</param>
    /// <param name="chunkCount">How many chunks it has, 0 or more.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such format, or the count is negative.</exception>
    public static AgentRequest ForTraces(TraceFormat format, ReadOnlySequence<byte> body, int chunkCount)
        => new() { Path = TracePathOf(format), Body = body, ChunkCount = chunkCount, ContentType = MessagePack };

    /// <summary>Says what the request is; for a person, not for parsing.</summary>
    /// <returns>Method, path and the length of the body.</returns>
    public override string ToString() => $"{Method} {Path}, {Body.Length} bytes";

    private static string TracePathOf(TraceFormat format)
    {
        for (int i = 0; i < s_tracePaths.Length; i++)
        {
            if (TraceFormats.All[i] == format) return s_tracePaths[i];
        }

        return format.GetPath(); // throws
    }

    private static bool IsPath(string? path)
        => path is { Length: > 0 and <= MaxPathChars } && path[0] == '/' && !path.AsSpan().ContainsAnyExceptInRange('!', '~') && !path.Contains('#', StringComparison.Ordinal);
}
