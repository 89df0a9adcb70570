namespace SpanPack;

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
