using SpanPack.Benchmarks.Comparing;
using SpanPack.Benchmarks.Judging;
using SpanPack.Seeds.Figures;

namespace SpanPack.Seeds.Page;

/// <summary>The line of a figure.</summary>
internal static class FigureText
{
    internal static string Of(SeedFigure figure, JudgedRow row)
    {
        bool hasPeer = !row.IsAlone && row.Theirs.Length > 1;
        // A difference is published as one.
        double ours = row.IsDifference ? row.Value : row.OursValue;
        string ratio = figure.After is { } after && after != 0 ? Number.Of(ours / after) : string.Empty;
        string judged = row.IsAlone ? string.Empty : row.IsDifference ? Number.Signed(row.Value) : Number.Of(row.Value);
        string here = hasPeer ? Median(row.Theirs) : string.Empty;
        return $"| {row.Name} | {Number.Of(figure.Before)} | {Number.Of(figure.After)} | {Median(row.Ours)} | {ratio} "
            + $"| {here} | {judged} | {Number.Of(row.Limit?.AtMost)} | {Verdict(row, hasPeer)} |\n";
    }

    private static string Median(double[] rounds)
    {
        string median = Number.Of(Quantile.Median(rounds));
        (double low, double high) = MedianInterval.Of(rounds);
        return low == high ? median : $"{median} ({Number.Of(low)} to {Number.Of(high)})";
    }

    private static string Verdict(JudgedRow row, bool hasPeer)
    {
        if (row.Limit is not null) return row.IsOver ? "**over**" : row.LooksOver ? "unclear" : "ok";
        if (!hasPeer) return string.Empty;
        if (Welch.Chance(row.Ours, row.Theirs) < Welch.Significance) return "more";
        return Welch.Chance(row.Theirs, row.Ours) < Welch.Significance ? "less" : "no difference";
    }
}
