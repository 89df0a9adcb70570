using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;

namespace SpanPack.Benchmarks.Configuration;

/// <summary>Amounts a span for benchmarks over spans, BenchmarkDotNet's own columns for the others.</summary>
internal sealed class SpanColumnProvider : IColumnProvider
{
    private static readonly IColumnProvider[] s_usual = [DefaultColumnProviders.Descriptor, DefaultColumnProviders.Params, DefaultColumnProviders.Statistics, DefaultColumnProviders.Metrics];

    public IEnumerable<IColumn> GetColumns(Summary summary)
    {
        bool overSpans = summary.BenchmarksCases.All(static benchmarkCase => benchmarkCase.Descriptor.Type.IsAssignableTo(typeof(ISpanBenchmark)));
        return overSpans ? [.. DefaultColumnProviders.Params.GetColumns(summary), .. SpanColumn.All] : s_usual.SelectMany(provider => provider.GetColumns(summary));
    }
}
