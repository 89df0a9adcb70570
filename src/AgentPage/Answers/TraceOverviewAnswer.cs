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

/// <summary>The values of a facet, those of most traces first.</summary>
internal sealed record FacetAnswer
{
    public required IReadOnlyList<FacetValue> Values { get; init; }

    /// <summary>Gets how many others there are.</summary>
    public int? More { get; init; }
}

/// <summary>A value of a facet.</summary>
/// <param name="Value">The service, status or operation.</param>
/// <param name="Traces">The number of traces that have it.</param>
/// <param name="Errors">The number of these with a span that is an error.</param>
internal sealed record FacetValue(string Value, long Traces, long Errors);

/// <summary>The durations of traces over time.</summary>
internal sealed record DurationFieldAnswer
{
    /// <summary>Gets where the first column begins, in nanoseconds since 1970.</summary>
    public required string From { get; init; }

    public required string To { get; init; }

    public required int Columns { get; init; }

    /// <summary>Gets the bounds of the rows, in nanoseconds: one more than there are rows.</summary>
    public required double[] Bounds { get; init; }

    /// <summary>Gets column, row, traces and traces with errors of each cell that has a trace.</summary>
    public required IReadOnlyList<long[]> Cells { get; init; }
}
