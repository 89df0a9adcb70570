namespace SpanPack;

/// <summary>A version of the trace endpoint: its path and how its bodies are read.</summary>
/// <param name="Path">The path, exact and case-sensitive.</param>
/// <param name="Read">Reads a MessagePack body; throws <see cref="TraceFormatException"/>.</param>
/// <param name="HeaderDecides">Whether the content type decides between MessagePack and JSON; false when all bodies are MessagePack.</param>
internal sealed record TraceRoute(string Path, Func<ReadOnlyMemory<byte>, TracePayload> Read, bool HeaderDecides)
{
    /// <summary>Gets the formats that are served. A new one is added here and shows up in <c>/info</c>.</summary>
    internal static IReadOnlyList<TraceRoute> Served { get; } =
    [
        new("/v0.4/traces", static body => SpanMessagePackReader.Read(body.Span), HeaderDecides: true),
    ];
}
