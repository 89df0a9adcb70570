namespace SpanPack;

/// <summary>A service in the graph.</summary>
internal sealed record NodeAnswer
{
    public required string Service { get; init; }

    public required string Type { get; init; }

    public required long Requests { get; init; }

    public required long Errors { get; init; }

    public required double P95 { get; init; }
}
