using System.Globalization;
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Mathematics;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

namespace SpanPack.Benchmarks.Configuration;

/// <summary>An amount for each span instead of each call.</summary>
/// <param name="name">What stands above the column.</param>
/// <param name="legend">What it means.</param>
/// <param name="format">How the number is written.</param>
/// <param name="value">Makes it of a report and its amounts.</param>
internal sealed class SpanColumn(string name, string legend, string format, Func<BenchmarkReport, Statistics, SpanAmounts, double> value) : IColumn
{
    internal static IColumn[] All { get; } =
    [
        new SpanColumn("ns/span", "Median, for one span", "N1", static (_, statistics, amounts) => statistics.Median / amounts.SpanCount),
        new SpanColumn("lowest", "The fastest iteration, ns for one span", "N1", static (_, statistics, amounts) => statistics.Min / amounts.SpanCount),
        new SpanColumn("bytes/span", "Bytes written or read, for one span", "N1", static (_, _, amounts) => (double)amounts.ByteCount / amounts.SpanCount),
        new SpanColumn("MB/s", "Bytes written or read, 10^6 in a second", "N0", static (_, statistics, amounts) => amounts.ByteCount * 1e3 / statistics.Median),
        new SpanColumn("allocated/span", "Bytes allocated, for one span", "N1", static (report, _, amounts) => (report.GcStats.GetBytesAllocatedPerOperation(report.BenchmarkCase) ?? 0) / (double)amounts.SpanCount),
    ];

    public string Id => nameof(SpanColumn) + name;

    public string ColumnName => name;

    public bool AlwaysShow => true;

    public ColumnCategory Category => ColumnCategory.Custom;

    public int PriorityInCategory => 0;

    public bool IsNumeric => true;

    public UnitType UnitType => UnitType.Dimensionless;

    public string Legend => legend;

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase) => GetValue(summary, benchmarkCase, SummaryStyle.Default);

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase, SummaryStyle style)
        => summary[benchmarkCase] is { ResultStatistics: { } statistics } report ? value(report, statistics, SpanAmounts.Of(benchmarkCase)).ToString(format, CultureInfo.InvariantCulture) : "NA";

    public bool IsAvailable(Summary summary) => true;

    public bool IsDefault(Summary summary, BenchmarkCase benchmarkCase) => false;
}
