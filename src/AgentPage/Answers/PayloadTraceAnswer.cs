namespace SpanPack;

/// <summary>A trace with spans in a payload.</summary>
internal sealed record PayloadTraceAnswer
{
    public required string Id { get; init; }

    public required int Spans { get; init; }
}
