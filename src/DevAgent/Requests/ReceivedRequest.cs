using System.Diagnostics;

namespace SpanPack;

/// <summary>A request that a <see cref="DevAgentServer"/> received, and what it answered.</summary>
/// <remarks>Immutable, apart from what its payload holds.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ReceivedRequest
{
    /// <summary>Gets the method, such as <c>POST</c>.</summary>
    public required string Method { get; init; }

    /// <summary>Gets the path, decoded, without the query, such as <c>/v0.4/traces</c>.</summary>
    public required string Path { get; init; }

    /// <summary>Gets the request headers; a header that came more than once has several values. Names are looked up whatever their case.</summary>
    public required IReadOnlyDictionary<string, IReadOnlyList<string>> Headers { get; init; }

    /// <summary>Gets the bytes of the body that were read: all of them unless the request was refused while reading.</summary>
    public required ReadOnlyMemory<byte> Body { get; init; }

    /// <summary>Gets whether all of the body came; false when it was too large, too slow or cut off.</summary>
    public bool IsBodyComplete { get; init; } = true;

    /// <summary>Gets the format whose path the request went to; null when it is another path.</summary>
    public TraceFormat? Format => TracePaths.FormatOf(Path);

    /// <summary>Gets what the body held; null unless it was a trace payload that was accepted.</summary>
    public TracePayload? Payload { get; init; }

    /// <summary>Gets why the request was refused; null when it was accepted.</summary>
    public string? Refusal { get; init; }

    /// <summary>Gets the status answered, such as 200. It may not have arrived: the client can be gone.</summary>
    public required int Status { get; init; }

    /// <summary>Gets the body answered.</summary>
    public required string Answer { get; init; }

    /// <summary>Gets the first value of a request header.</summary>
    /// <param name="name">The name, in any case.</param>
    /// <returns>The value, or <see langword="null"/> when the header was not sent.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public string? GetHeader(string name) => Headers.TryGetValue(name, out IReadOnlyList<string>? values) ? values[0] : null;

    /// <summary>Says what the request was; for a person, not for parsing.</summary>
    /// <returns>Method, path, size, status and the reason of refusal.</returns>
    public override string ToString()
        => Refusal is null ? $"{Method} {Path} ({Body.Length} bytes) {Status}" : $"{Method} {Path} ({Body.Length} bytes) {Status}: {Refusal}";
}
