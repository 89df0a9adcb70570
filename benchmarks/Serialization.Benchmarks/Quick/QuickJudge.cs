using SpanPack.Benchmarks.Measuring;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Compares what several processes measured with the limits.</summary>
internal static class QuickJudge
{
    /// <exception cref="InvalidOperationException">A row names a case that there is not.</exception>
    internal static List<Verdict> Judge(QuickLimits limits, IReadOnlyList<SetFigures> measured, IReadOnlyList<SkippedSet> skipped, double tolerance)
    {
        List<Verdict> verdicts = [];
        foreach (Limit limit in limits.Rows)
        {
            double? value = skipped.Any(limit.IsOf) ? null : Find(measured, limit).Min(process => ValueOf(limit, process));
            verdicts.Add(new Verdict(limit.Row, value, limit.AtMost * tolerance, limit.Aim));
        }

        double allocated = measured.SelectMany(static set => set.Allocations()).Max(static figure => figure.AllocatedBytes);
        verdicts.Add(new Verdict("any writer, any shape, any stream: B", allocated, limits.AllocatedBytes * tolerance, null));
        return verdicts;
    }

    // All cases of a row are of one process, so that what slows the process slows all of them.
    private static double ValueOf(Limit limit, ProcessFigures process)
    {
        double measured = Find(process, limit, limit.Measured) - (limit.Minus is null ? 0 : Find(process, limit, limit.Minus));
        return measured / limit.Times / (limit.Against is null ? 1 : Find(process, limit, limit.Against));
    }

    private static IReadOnlyList<ProcessFigures> Find(IReadOnlyList<SetFigures> measured, Limit limit)
        => measured.FirstOrDefault(set => set.Processes[0].Cases.Any(figures => figures.Name == limit.Measured))?.Processes ?? throw NoSuchCase(limit, limit.Measured);

    private static double Find(ProcessFigures process, Limit limit, string name)
        => (process.Cases.FirstOrDefault(figures => figures.Name == name) ?? throw NoSuchCase(limit, name)).Nanoseconds;

    private static InvalidOperationException NoSuchCase(Limit limit, string name) => new($"limits.json, '{limit.Row}': there is no case '{name}'.");
}
