namespace SpanPack;

/// <summary>A whole trace.</summary>
internal sealed record TraceAnswer
{
    public required TraceSummary Summary { get; init; }

    public required IReadOnlyList<string> Texts { get; init; }

    public required IReadOnlyList<SpanRowAnswer> Spans { get; init; }

    public required IReadOnlyList<ChunkRow> Chunks { get; init; }

    public bool? Truncated { get; init; }
}
