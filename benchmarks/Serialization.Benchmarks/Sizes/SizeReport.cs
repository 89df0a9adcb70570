using System.Globalization;

namespace SpanPack.Benchmarks.Sizes;

/// <summary>Bytes a span in each format, as a Markdown table.</summary>
internal static class SizeReport
{
    internal static void Print(TextWriter output)
    {
        output.WriteLine("| payload | spans | v0.4 | v0.5 | v0.7 | v1.0 | v1.0 / v0.4 |");
        output.WriteLine("|---|--:|--:|--:|--:|--:|--:|");
        foreach (SizeRow row in SizeRows.All()) Print(output, row);
    }

    private static void Print(TextWriter output, SizeRow row)
    {
        string cells =
            string.Join(" | ", TraceFormats.All.Select(format => row.Sizes.PerSpan(format).ToString("F1", CultureInfo.InvariantCulture)));
        output.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"| {row.Name} | {row.Sizes.SpanCount:N0} | {cells} | {row.Sizes[TraceFormat.V1] / (double)row.Sizes[TraceFormat.V04]:F3} |"));
    }
}
