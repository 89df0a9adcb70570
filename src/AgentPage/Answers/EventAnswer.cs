namespace SpanPack;

/// <summary>An event of a span.</summary>
internal sealed record EventAnswer
{
    public required string Name { get; init; }

    public required string Time { get; init; }

    public required double Offset { get; init; }

    public required IReadOnlyList<TagAnswer> Tags { get; init; }
}
