using System.Globalization;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Shapes;

namespace SpanPack.Benchmarks.Charts;

/// <summary>Makes the chart of nanoseconds a span.</summary>
internal static class SpeedChart
{
    private const int Writers = 0;
    private const int Readers = 1;
    private const int Floors = 2;
    private const int Peers = 3;

    internal static BarChart Of(QuickReport report)
    {
        List<BarGroup> groups = [.. report.Best.GroupBy(static figures => (figures.Shape, figures.Arrangement)).Select(static group => new BarGroup($"{Heading(group.Key.Shape)}. {Count(group.Key.Arrangement)}.", [.. group.Select(Bar)]))];
        string note = string.Create(CultureInfo.InvariantCulture, $"{report.Machine.Processor}, {report.Machine.Runtime}, {report.Date:yyyy-MM-dd}. Lowest of {report.Processes.Count} {(report.Processes.Count == 1 ? "process" : "processes")}. Less is better.");
        return new BarChart("Time to write or read a span", Describe(groups), "ns a span", ["SpanPack writes", "SpanPack reads", "floors", "others write"], groups, note);
    }

    private static Bar Bar(CaseFigures figures) => new(figures.Label, figures.Nanoseconds, Series(figures));

    private static int Series(CaseFigures figures) => figures.Kind switch
    {
        CaseKind.Writer => Writers,
        CaseKind.Reader => Readers,
        CaseKind.Floor => Floors,
        _ => Peers,
    };

    private static string Heading(SpanShape shape) => shape switch
    {
        SpanShape.Simple => "P1: four head strings and the automatic tags",
        SpanShape.SomeTags => "P2: P1 and 5 string tags set by name",
        SpanShape.ManyTags => "P3: P1, 25 string tags and 10 numbers set by name",
        SpanShape.WebServer => "P4: web server, 16 string tags, most of them typed; equal values",
        SpanShape.WebServerUniqueUrls => "P4 with a URL of its own for each span",
        SpanShape.Sql => "P5: SQL client",
        SpanShape.WebServerNewTexts => "P4 with texts of each span's own",
        SpanShape.NonAsciiNewTexts => "The same with texts of each span's own",
        SpanShape.NonAscii => "P1 with accented, Cyrillic and Chinese text",
        SpanShape.AppService => "P1 in Azure App Service: eleven tags more",
        _ => shape.Label(),
    };

    private static string Count(Arrangement arrangement) => arrangement.IsOneChunk() ? $"One trace of {arrangement.SpanCount():N0}" : $"{arrangement.SpanCount():N0} traces of one";

    // Whoever cannot see the picture gets the figures of the writers; the rest is in the table beside it.
    private static string Describe(List<BarGroup> groups)
    {
        IEnumerable<string> writers = groups.SelectMany(static group => group.Bars.Where(static bar => bar.Series == Writers).Select(bar => $"{group.Heading} {bar.Label} {BarChartSvg.Amount(bar.Value)}"));
        return $"Horizontal bars of nanoseconds a span, on a linear axis from 0, grouped by the shape of the span. SpanPack's writers: {string.Join("; ", writers)}.";
    }
}
