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
