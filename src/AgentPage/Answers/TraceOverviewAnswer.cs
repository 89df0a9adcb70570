namespace SpanPack;

/// <summary>The traces that fit a filter, at a glance.</summary>
internal sealed record TraceOverviewAnswer
{
    public required long Matched { get; init; }

    public required long Of { get; init; }

    public required FacetAnswer Services { get; init; }

    public required FacetAnswer Statuses { get; init; }

    public required FacetAnswer Operations { get; init; }

    /// <summary>Gets the durations over time; null if no trace fits.</summary>
    public DurationFieldAnswer? Field { get; init; }
}
