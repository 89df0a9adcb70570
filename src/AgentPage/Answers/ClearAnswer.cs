namespace SpanPack;

/// <summary>The amounts that were removed.</summary>
internal sealed record ClearAnswer
{
    public required int Traces { get; init; }

    public required int Payloads { get; init; }
}

/// <summary>The outcome of an import.</summary>
internal sealed record ImportAnswer
{
    public required string File { get; init; }

    public required string Format { get; init; }

    public required long Spans { get; init; }
}
