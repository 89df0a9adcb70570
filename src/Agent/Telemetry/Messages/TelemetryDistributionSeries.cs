namespace SpanPack;

/// <summary>The values of a distribution.</summary>
internal sealed class TelemetryDistributionSeries
{
    public required string Namespace { get; init; }

    public required string Metric { get; init; }

    public required bool Common { get; init; }

    public string[]? Tags { get; init; }

    public required IReadOnlyList<double> Points { get; init; }
}
