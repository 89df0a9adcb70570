namespace SpanPack;

/// <summary>A trace in a list.</summary>
internal sealed record TraceSummary
{
    public required string Id { get; init; }

    public required long Seq { get; init; }

    public required long ReceivedAt { get; init; }

    public required string Start { get; init; }

    public required double Duration { get; init; }

    public required int Spans { get; init; }

    public required int Errors { get; init; }

    public bool? Error { get; init; }

    public required string Service { get; init; }

    public required string Name { get; init; }

    public required string Resource { get; init; }

    public required string Type { get; init; }

    public string? Status { get; init; }

    public required string[] Services { get; init; }

    public int? ServicesMore { get; init; }

    public required int Payloads { get; init; }

    public bool? RootMissing { get; init; }
}
