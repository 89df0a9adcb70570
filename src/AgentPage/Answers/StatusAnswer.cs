namespace SpanPack;

/// <summary>The kind of the server and the amounts that it keeps.</summary>
internal sealed record StatusAnswer
{
    public required string Instance { get; init; }

    public required string Version { get; init; }

    public required string Mode { get; init; }

    public string? AgentUrl { get; init; }

    public string? Source { get; init; }

    public required long StartedAt { get; init; }

    public LoadingAnswer? Loading { get; init; }

    public IReadOnlyList<string>? Problems { get; init; }

    public required StoreContent Kept { get; init; }

    public required StoreCounts Counts { get; init; }

    public required IReadOnlyList<IntakeCount> Intake { get; init; }
}

/// <summary>The progress of reading files.</summary>
internal sealed record LoadingAnswer
{
    public required int Done { get; init; }

    public required int Of { get; init; }
}

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
