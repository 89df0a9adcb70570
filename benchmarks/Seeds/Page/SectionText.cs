using System.Text;
using SpanPack.Seeds.Figures;
using SpanPack.Seeds.Running;

namespace SpanPack.Seeds.Page;

/// <summary>The text of a row.</summary>
internal static class SectionText
{
    internal static string Of(SeedRow row, BenchmarkResult result)
    {
        if (result.Report is not { } report) return Begin(row).Append($"This section was not measured: {result.Problem}\n").ToString();
        StringBuilder text = Begin(row);
        text.Append("| | theirs, before | theirs, after | ours | ours / theirs | here | judged | at most | verdict |\n");
        text.Append("|---|---:|---:|---:|---:|---:|---:|---:|---|\n");
        foreach (SeedFigure figure in row.Figures)
        {
            if (report.Rows.SingleOrDefault(one => one.Name == figure.Name) is { } measured) text.Append(FigureText.Of(figure, measured));
            else text.Append($"| {figure.Name} | {Number.Of(figure.Before)} | {Number.Of(figure.After)} | not measured | | | | | |\n");
        }

        return text.Append($"\n{report.Machine.Describe(report.Date, row.Benchmark.Line)}\n").ToString();
    }

    internal static string NotRun(SeedRow row) => Begin(row).Append("This section was not measured yet.\n").ToString();

    private static StringBuilder Begin(SeedRow row)
        => new StringBuilder($"## {row.Title}\n\nPublished: {row.Published}\n\n")
            .Append($"This section: `dotnet run -c Release --project benchmarks/Seeds -- --row {row.Id}`.\n\n");
}
