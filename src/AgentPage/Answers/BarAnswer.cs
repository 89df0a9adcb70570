namespace SpanPack;

/// <summary>A bar of a histogram, from and to in nanoseconds.</summary>
internal sealed record BarAnswer
{
    public required double From { get; init; }

    public required double To { get; init; }

    public required long Count { get; init; }
}
