using System.Globalization;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Processes;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Everything that a run of the quick mode found out: the file of <c>--json</c>.</summary>
internal sealed record QuickReport
{
    public required MachineDescription Machine { get; init; }

    public required string Command { get; init; }

    public required DateTimeOffset Date { get; init; }

    public required int ProcessCount { get; init; }

    public required IReadOnlyList<Verdict> Limits { get; init; }

    public required IReadOnlyList<SetFigures> Sets { get; init; }

    public required IReadOnlyList<SkippedSet> Skipped { get; init; }

    /// <summary>Gets what reading hostile payloads into spans allocates for each of their bytes, by shape; most first.</summary>
    public required IReadOnlyList<AllocationFigure> Hostile { get; init; }

    /// <summary>Gets where the figures come from, for those who want to compare or repeat them.</summary>
    internal string Origin
    {
        get
        {
            string runtimes = string.Join(" and ", Sets.Select(static set => set.Processes[0].Runtime).Distinct());
            return string.Create(CultureInfo.InvariantCulture,
                $"{Machine.Processor}, {Machine.ProcessorCount} processors, {runtimes}, {Machine.OperatingSystem}, {Date:yyyy-MM-dd}. "
                + $"Lowest of {ProcessCount} {(ProcessCount == 1 ? "process" : "processes")}");
        }
    }
}
