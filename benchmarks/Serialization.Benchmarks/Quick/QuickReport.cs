namespace SpanPack.Benchmarks.Quick;

/// <summary>Everything that a run of the quick mode found out: the file of <c>--json</c>.</summary>
internal sealed record QuickReport
{
    public required MachineDescription Machine { get; init; }

    public required string Command { get; init; }

    public required DateTimeOffset Date { get; init; }

    /// <summary>Gets what limits were multiplied by.</summary>
    public required double Tolerance { get; init; }

    public required IReadOnlyList<RatioVerdict> Ratios { get; init; }

    /// <summary>Gets the best of all processes, case by case.</summary>
    public required IReadOnlyList<CaseFigures> Best { get; init; }

    public required IReadOnlyList<ProcessFigures> Processes { get; init; }
}
