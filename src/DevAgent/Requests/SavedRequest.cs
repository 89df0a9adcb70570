using System.Diagnostics;

namespace SpanPack;

/// <summary>The content of a file <c>N.headers.json</c> about the body beside it: the request and its answer.</summary>
/// <remarks>Immutable, as long as the given headers do not change.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial record SavedRequest
{
    private readonly HeaderContent _headers;

    /// <summary>Gets the method, such as <c>POST</c>.</summary>
    public required string Method { get; init; }

    /// <summary>Gets the path, such as <c>/v0.4/traces</c>.</summary>
    public required string Path { get; init; }

    /// <summary>Gets the request headers; a header that was sent repeatedly has several values. Names are compared ignoring case.</summary>
    public required IReadOnlyDictionary<string, IReadOnlyList<string>> Headers { get => _headers.Items; init => _headers = new(value); }

    /// <summary>Gets the length of the body in bytes.</summary>
    public required long BodyBytes { get; init; }

    /// <summary>Gets the status that was answered; null when no answer is kept.</summary>
    public int? Status { get; init; }

    /// <summary>Gets the body that was answered; null when no answer is kept.</summary>
    public string? Answer { get; init; }

    /// <summary>Gets the format whose path the request went to; null when it is another path.</summary>
    public TraceFormat? Format => TracePaths.FormatOf(Path);

    /// <summary>Gets the first value of a request header.</summary>
    /// <param name="name">The name, in any case.</param>
    /// <returns>The value, or <see langword="null"/> when the header was not sent.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public string? GetHeader(string name)
        => Headers.TryGetValue(name, out IReadOnlyList<string>? values) && values.Count > 0 ? values[0] : null;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Method, path, size and status.</returns>
    public override string ToString() => $"{Method} {Path} ({BodyBytes} bytes){(Status is { } status ? $" {status}" : "")}";
}
