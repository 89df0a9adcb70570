namespace SpanPack;

/// <summary>Services, or the resources of one, over some time.</summary>
internal sealed record ServicesAnswer
{
    public required long From { get; init; }

    public required long To { get; init; }

    public required int Slot { get; init; }

    public required bool Live { get; init; }

    public IReadOnlyList<RequestsAnswer>? Services { get; init; }

    public int? ServicesMore { get; init; }

    public string? Service { get; init; }

    public IReadOnlyList<RequestsAnswer>? Resources { get; init; }

    public RequestsAnswer? Other { get; init; }
}

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

/// <summary>Requests and errors of each slot.</summary>
internal sealed record SeriesAnswer
{
    public required int[] Requests { get; init; }

    public required int[] Errors { get; init; }
}

/// <summary>A bar of a histogram, from and to in nanoseconds.</summary>
internal sealed record BarAnswer
{
    public required double From { get; init; }

    public required double To { get; init; }

    public required long Count { get; init; }
}
