using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Quick;

namespace SpanPack.Benchmarks.Charts;

/// <summary>Makes the chart of nanoseconds a span: streams first, then spans of one shape.</summary>
internal static class SpeedChart
{
    private const int Writers = 0;
    private const int Readers = 1;
    private const int Floors = 2;
    private const int Peers = 3;

    internal static BarChart Of(QuickReport report)
    {
        List<BarGroup> groups = [.. report.Sets.SelectMany(static set => set.Best())
            .GroupBy(static figures => figures.Group)
            .Select(static group => new BarGroup(group.Key.Heading, [.. group.Select(Bar)]))];
        return new BarChart("Time to write or read a span", Describe(groups), "ns a span",
            ["SpanPack writes", "SpanPack reads", "floors", "others write"], groups, $"{report.Origin}. Less is better.");
    }

    private static Bar Bar(CaseFigures figures) => new(figures.Label, figures.Nanoseconds, Series(figures));

    private static int Series(CaseFigures figures) => figures.Kind switch
    {
        CaseKind.Writer => Writers,
        CaseKind.Reader => Readers,
        CaseKind.Floor => Floors,
        _ => Peers,
    };

    // Whoever cannot see the picture gets the figures of the writers; the rest is in the table beside it.
    private static string Describe(List<BarGroup> groups)
    {
        IEnumerable<string> writers = groups.SelectMany(static group =>
            group.Bars.Where(static bar => bar.Series == Writers).Select(bar =>
                $"{group.Heading} {bar.Label} {BarChartSvg.Amount(bar.Value)}"));
        return "Horizontal bars of nanoseconds a span, on a linear axis from 0, grouped by the spans. SpanPack's writers: "
            + $"{string.Join("; ", writers)}.";
    }
}
