namespace SpanPack;

/// <summary>A link to a span.</summary>
internal sealed record LinkAnswer
{
    public required string TraceId { get; init; }

    public required string SpanId { get; init; }

    public required bool IsKept { get; init; }

    public string? TraceState { get; init; }

    public long? Flags { get; init; }

    public required IReadOnlyList<TagAnswer> Tags { get; init; }
}
