namespace SpanPack;

/// <summary>Traces, newest first.</summary>
internal sealed record TraceListAnswer
{
    public required IReadOnlyList<TraceSummary> Traces { get; init; }

    public long? Next { get; init; }

    public required int Scanned { get; init; }

    public required long Newest { get; init; }

    public required long Oldest { get; init; }
}
