namespace SpanPack;

/// <summary>What a payload takes in a format.</summary>
internal sealed record SizeAnswer
{
    public required string Format { get; init; }

    public int? Bytes { get; init; }
}
