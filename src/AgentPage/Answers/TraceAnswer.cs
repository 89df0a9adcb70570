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

/// <summary>The data of a span for the waterfall.</summary>
internal sealed record SpanRowAnswer
{
    public required string Ref { get; init; }

    public required string Id { get; init; }

    public string? Parent { get; init; }

    public required int Service { get; init; }

    public required int Name { get; init; }

    public required int Resource { get; init; }

    public required int Type { get; init; }

    public required double Offset { get; init; }

    public required double Duration { get; init; }

    public bool? Error { get; init; }

    public string? Kind { get; init; }

    public int? Links { get; init; }

    public int? Events { get; init; }
}

/// <summary>A chunk of a trace.</summary>
internal sealed record ChunkRow
{
    public required long Payload { get; init; }

    public required int Index { get; init; }

    public required int Spans { get; init; }

    public int? Priority { get; init; }

    public string? Origin { get; init; }

    public string? TraceId { get; init; }

    public IReadOnlyList<TagAnswer>? Tags { get; init; }
}
