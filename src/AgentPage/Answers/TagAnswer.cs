namespace SpanPack;

/// <summary>A tag with its value.</summary>
internal sealed record TagAnswer
{
    public string? Key { get; init; }

    public required string Type { get; init; }

    public string? Value { get; init; }

    public int? Length { get; init; }

    public IReadOnlyList<TagAnswer>? Items { get; init; }

    public IReadOnlyList<TagAnswer>? Entries { get; init; }

    public string? Source { get; init; }

    public string? Group { get; init; }

    public string? Unit { get; init; }
}
