using SpanPack.Benchmarks.Measuring;

namespace SpanPack.Benchmarks.Quick;

/// <summary>What the processes of one set measured.</summary>
/// <param name="Name">The set.</param>
/// <param name="Processes">One after the other.</param>
internal sealed record SetFigures(string Name, IReadOnlyList<ProcessFigures> Processes)
{
    /// <summary>
    /// The best of each case. One process in eight is slow for its whole life (addresses, chance in the profile): the lowest minimum is
    /// what the code can do.
    /// </summary>
    internal IEnumerable<CaseFigures> Best()
        => Processes[0].Cases.Select((figures, i) => Best([.. Processes.Select(process => process.Cases[i])]));

    /// <summary>
    /// What writers allocate, the least of all processes: the runtime allocates now and then on whatever thread it is on.
    /// </summary>
    internal IEnumerable<AllocationFigure> Allocations()
    {
        IEnumerable<AllocationFigure> timed = Best().Where(static figures => figures.Kind == CaseKind.Writer)
            .Select(static figures => new AllocationFigure(figures.Name, figures.AllocatedBytes));
        return timed.Concat(Processes[0].Allocations.Select((figure, i) =>
            figure with { AllocatedBytes = Processes.Min(process => process.Allocations[i].AllocatedBytes) }));
    }

    private static CaseFigures Best(CaseFigures[] ofCase) => ofCase.MinBy(static figures => figures.Nanoseconds)! with
    {
        MedianNanoseconds = ofCase.Min(static figures => figures.MedianNanoseconds),
        AllocatedBytes = ofCase.Min(static figures => figures.AllocatedBytes),
    };
}
