using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Sizes;

namespace SpanPack.Benchmarks.Charts;

/// <summary>The files of <c>--charts</c>.</summary>
internal static class ChartFiles
{
    private const string Speed = "speed.svg";
    private const string Size = "sizes.svg";

    /// <summary>Makes sure, before anything takes time, that the charts can be written.</summary>
    internal static void Prepare(string directory)
    {
        AtomicFile.Prepare(Path.Combine(directory, Speed));
        AtomicFile.Prepare(Path.Combine(directory, Size));
    }

    internal static void Write(string directory, QuickReport report)
    {
        AtomicFile.Write(Path.Combine(directory, Speed), BarChartSvg.Draw(SpeedChart.Of(report)));
        AtomicFile.Write(Path.Combine(directory, Size), BarChartSvg.Draw(SizeChart.Of(SizeRows.All())));
    }
}
