namespace SpanPack;

/// <summary>A header of a request.</summary>
internal sealed record HeaderAnswer
{
    public required string Name { get; init; }

    public required string Value { get; init; }
}
