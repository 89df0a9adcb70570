using System.Globalization;

namespace SpanPack.Tool;

/// <summary>Prints findings, a line each.</summary>
internal static class FindingPrinter
{
    private const int MaxPathCells = 200;

    internal static void Print(FindingList findings, LinePrinter output)
    {
        foreach (Finding finding in findings.Shown)
        {
            string where = finding.Path.Length == 0 ? string.Empty : SafeText.Fit(finding.Path, MaxPathCells) + ": ";
            output.Line(1, (Ink.Plain, where), (Ink.Changed, finding.Effect));
        }

        foreach ((Finding like, int count) in findings.Hidden)
        {
            output.Line(1, (Ink.Quiet, string.Create(CultureInfo.InvariantCulture, $"... and {count:N0} more like: {like.Effect}")));
        }
    }
}
