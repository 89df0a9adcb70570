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

/// <summary>The error of a span.</summary>
internal sealed record ErrorAnswer
{
    public string? Type { get; init; }

    public string? Message { get; init; }

    public string? Stack { get; init; }
}

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

/// <summary>An event of a span.</summary>
internal sealed record EventAnswer
{
    public required string Name { get; init; }

    public required string Time { get; init; }

    public required double Offset { get; init; }

    public required IReadOnlyList<TagAnswer> Tags { get; init; }
}

/// <summary>The position of a span in the bytes of a payload.</summary>
internal sealed record SpanBytesAnswer
{
    public required long Payload { get; init; }

    public required int Offset { get; init; }

    public required int Length { get; init; }

    public required string Format { get; init; }
}
