using SpanPack.Benchmarks.Sizes;

namespace SpanPack.Benchmarks.Charts;

/// <summary>Makes the chart of bytes a span.</summary>
internal static class SizeChart
{
    internal static BarChart Of(IReadOnlyList<SizeRow> rows)
    {
        List<BarGroup> groups = [.. rows.Select(static row =>
            new BarGroup(row.Name.Replace("`", string.Empty, StringComparison.Ordinal),
                [.. TraceFormats.All.Select(format => new Bar(format.GetName(), row.Sizes.PerSpan(format), (int)format))]))];
        IEnumerable<string> sizes = groups.Select(static group =>
            $"{group.Heading}: {string.Join(", ", group.Bars.Select(static bar => $"{bar.Label} {BarChartSvg.Amount(bar.Value)}"))}");
        return new BarChart(
            "Size of a span in each format",
            $"Horizontal bars of bytes a span, on a linear axis from 0. {string.Join("; ", sizes)}.",
            "bytes a span",
            [.. TraceFormats.All.Select(static format => format.GetName())],
            groups,
            "Payloads of one span carry the fields of the payload itself. Less is better.");
    }
}
