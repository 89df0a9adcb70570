namespace SpanPack;

/// <summary>The outcome of an import.</summary>
internal sealed record ImportAnswer
{
    public required string File { get; init; }

    public required string Format { get; init; }

    public required long Spans { get; init; }
}
