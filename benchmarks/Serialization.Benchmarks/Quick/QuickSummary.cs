namespace SpanPack.Benchmarks.Quick;

/// <summary>Makes one result of what several processes measured.</summary>
internal static class QuickSummary
{
    internal const string AllocationName = "any writer, any shape: B allocated";

    /// <summary>Takes the best of each case. One process in eight is slow for its whole life (addresses, chance in the profile): the lowest minimum is what the code can do.</summary>
    internal static List<CaseFigures> Best(IReadOnlyList<ProcessFigures> processes)
    {
        var best = new List<CaseFigures>();
        for (int i = 0; i < processes[0].Cases.Count; i++)
        {
            CaseFigures[] ofCase = [.. processes.Select(process => process.Cases[i])];
            best.Add(ofCase.MinBy(static figures => figures.Nanoseconds)! with { AllocatedBytes = ofCase.Min(static figures => figures.AllocatedBytes) });
        }

        return best;
    }

    /// <exception cref="InvalidOperationException">A limit names a case that there is not.</exception>
    internal static List<RatioVerdict> Judge(QuickLimits limits, IReadOnlyList<ProcessFigures> processes, double tolerance)
    {
        List<CaseFigures> best = Best(processes);
        var verdicts = new List<RatioVerdict>();
        foreach (RatioLimit ratio in limits.Ratios)
        {
            double measured = Find(best, ratio, ratio.Measured) - (ratio.Minus is null ? 0 : Find(best, ratio, ratio.Minus));
            verdicts.Add(Judge(ratio.Name, measured / Find(best, ratio, ratio.Against), ratio.Limit * tolerance));
        }

        verdicts.Add(Judge(AllocationName, Allocations(processes).Max(static figure => figure.AllocatedBytes), limits.AllocatedBytes * tolerance));
        return verdicts;
    }

    /// <summary>What every writer allocates, the least of all processes.</summary>
    internal static List<AllocationFigure> Allocations(IReadOnlyList<ProcessFigures> processes)
        => [.. processes[0].Allocations.Select((figure, i) => figure with { AllocatedBytes = processes.Min(process => process.Allocations[i].AllocatedBytes) })];

    private static RatioVerdict Judge(string name, double value, double limit) => new(name, value, limit, !(value <= limit));

    private static double Find(List<CaseFigures> cases, RatioLimit ratio, string name)
        => (cases.Find(figures => figures.Name == name) ?? throw new InvalidOperationException($"limits.json, '{ratio.Name}': there is no case '{name}'.")).Nanoseconds;
}
