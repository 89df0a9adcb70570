namespace SpanPack;

/// <summary>The size of a payload in a format.</summary>
internal sealed record SizeAnswer
{
    public required string Format { get; init; }

    public int? Bytes { get; init; }
}
