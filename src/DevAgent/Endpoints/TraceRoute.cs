namespace SpanPack;

/// <summary>A version of the trace endpoint: its path and how its bodies are read.</summary>
/// <param name="Format">The format of the bodies.</param>
/// <param name="HeaderDecides">
/// Whether the content type decides between MessagePack and JSON; false when all bodies are MessagePack.
/// </param>
internal sealed record TraceRoute(TraceFormat Format, bool HeaderDecides)
{
    /// <summary>Gets the routes of all formats.</summary>
    internal static IReadOnlyList<TraceRoute> All { get; } = [.. TraceFormats.All.Select(static format =>
        new TraceRoute(format, format.GetTraits().MayBeJson))];

    /// <summary>Gets the path, exact and case-sensitive.</summary>
    internal string Path => Format.GetPath();
}
