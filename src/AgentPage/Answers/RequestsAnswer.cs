namespace SpanPack;

/// <summary>Requests to a service or one of its resources.</summary>
internal sealed record RequestsAnswer
{
    public string? Service { get; init; }

    public string? Type { get; init; }

    public string? Resource { get; init; }

    public string? Name { get; init; }

    public required long Requests { get; init; }

    public required long Errors { get; init; }

    public required double PerSecond { get; init; }

    public required double P50 { get; init; }

    public required double P95 { get; init; }

    public required double P99 { get; init; }

    public required double Max { get; init; }

    public required IReadOnlyList<BarAnswer> Histogram { get; init; }

    public required SeriesAnswer Series { get; init; }

    public int? Resources { get; init; }
}
