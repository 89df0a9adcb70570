using SpanPack.Benchmarks.Measuring;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Compares what several processes measured with the limits.</summary>
internal static class QuickJudge
{
    /// <exception cref="InvalidOperationException">A row names a case that there is not.</exception>
    internal static List<Verdict> Judge(QuickLimits limits, IReadOnlyList<SetFigures> measured, IReadOnlyList<SkippedSet> skipped,
        AllocationFigure hostile)
    {
        List<Verdict> verdicts = [];
        foreach (Limit limit in limits.Rows)
        {
            double? value = skipped.Any(limit.IsOf) ? null : ValueOf(limit, Find(measured, limit));
            verdicts.Add(new Verdict(limit.Row, value, limit.AtMost, limit.Aim, IsSpeed: true));
        }

        double allocated = measured.SelectMany(static set => set.Allocations()).Max(static figure => figure.AllocatedBytes);
        verdicts.Add(new Verdict("any writer, any shape, any stream: B", allocated, limits.AllocatedBytes, null, IsSpeed: false));
        verdicts.Add(new Verdict("reading 6 MB of hostile bytes, the worst shape: B a byte", hostile.AllocatedBytes, limits.HostileBytes,
            null, IsSpeed: false));
        return verdicts;
    }

    // A ratio is of cases of one process, so that what slows the process slows both. The lowest of several differences would be the one
    // with the most noise: there each case has its best, and a difference counts as far as minima and medians both show it. One case alone
    // may meet a moment in which the processor is faster.
    private static double ValueOf(Limit limit, SetFigures set)
    {
        if (limit.Minus is null) return set.Processes.Min(process => ValueOf(limit, process.Cases, Minimum));
        CaseFigures[] best = [.. set.Best()];
        return Math.Min(ValueOf(limit, best, Minimum), ValueOf(limit, best, Median));
    }

    private static double ValueOf(Limit limit, IReadOnlyList<CaseFigures> cases, Func<CaseFigures, double> time)
    {
        double measured = time(Find(cases, limit, limit.Measured)) - (limit.Minus is null ? 0 : time(Find(cases, limit, limit.Minus)));
        return measured / limit.Times / (limit.Against is null ? 1 : time(Find(cases, limit, limit.Against)));
    }

    private static double Minimum(CaseFigures figures) => figures.Nanoseconds;

    private static double Median(CaseFigures figures) => figures.MedianNanoseconds;

    private static SetFigures Find(IReadOnlyList<SetFigures> measured, Limit limit)
        => measured.FirstOrDefault(set => set.Processes[0].Cases.Any(figures => figures.Name == limit.Measured))
            ?? throw NoSuchCase(limit, limit.Measured);

    private static CaseFigures Find(IReadOnlyList<CaseFigures> cases, Limit limit, string name)
        => cases.FirstOrDefault(figures => figures.Name == name) ?? throw NoSuchCase(limit, name);

    private static InvalidOperationException NoSuchCase(Limit limit, string name)
        => new($"limits.json, '{limit.Row}': there is no case '{name}'.");
}
