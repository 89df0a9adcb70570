namespace SpanPack;

/// <summary>The values of a count, gauge or rate.</summary>
internal sealed class TelemetrySeries
{
    public required string Namespace { get; init; }

    public required string Metric { get; init; }

    public required string Type { get; init; }

    public required bool Common { get; init; }

    public string[]? Tags { get; init; }

    /// <summary>Gets the interval of a value in seconds; null for counts.</summary>
    public double? Interval { get; init; }

    /// <summary>Gets pairs of seconds since 1970 and values.</summary>
    public required double[][] Points { get; init; }
}
