namespace SpanPack;

/// <summary>All data of a span.</summary>
internal sealed record SpanAnswer
{
    public required string Ref { get; init; }

    public required string TraceId { get; init; }

    public required string Id { get; init; }

    public string? Parent { get; init; }

    public required string Service { get; init; }

    public required string Name { get; init; }

    public required string Resource { get; init; }

    public required string Type { get; init; }

    public string? Kind { get; init; }

    public required string Start { get; init; }

    public required double Duration { get; init; }

    public bool? Error { get; init; }

    public ErrorAnswer? ErrorDetails { get; init; }

    public required IReadOnlyList<TagAnswer> Tags { get; init; }

    public required IReadOnlyList<LinkAnswer> Links { get; init; }

    public required IReadOnlyList<EventAnswer> Events { get; init; }

    public required SpanBytesAnswer Bytes { get; init; }

    public required ChunkRow Chunk { get; init; }

    public required TracerAnswer Tracer { get; init; }
}
