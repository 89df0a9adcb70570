namespace SpanPack;

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
