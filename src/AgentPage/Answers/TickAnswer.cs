namespace SpanPack;

/// <summary>The changes since the last such answer.</summary>
internal sealed record TickAnswer
{
    public required long At { get; init; }

    public required long Newest { get; init; }

    public required long Oldest { get; init; }

    public required long Added { get; init; }

    public required IReadOnlyList<TraceSummary> Traces { get; init; }

    public required IReadOnlyList<string> Changed { get; init; }

    public bool? ChangedMore { get; init; }

    public bool? Cleared { get; init; }

    public required long Payloads { get; init; }

    public required StoreContent Kept { get; init; }

    public required StoreCounts Counts { get; init; }

    public required IReadOnlyList<IntakeCount> Intake { get; init; }

    public LoadingAnswer? Loading { get; init; }
}
