using System.Globalization;

namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>Prints what was measured of a stream, as Markdown.</summary>
internal static class StreamTable
{
    /// <param name="output">Where it goes.</param>
    /// <param name="options">The stream.</param>
    /// <param name="reports">Of each process; the lowest minimum of each case counts.</param>
    internal static void Print(TextWriter output, StreamOptions options, IReadOnlyList<StreamReport> reports)
    {
        StreamReport first = reports[0];
        WriteLine(output, $"{options.Kind.Label()}, {options.SpanCount:N0} spans alive: {first.StringsPerSpan:N1} strings of {first.CharactersPerSpan:N0} characters a span; {reports.Sum(static report => report.Rounds):N0} rounds.");
        output.WriteLine();
        output.WriteLine("| | ns, minimum | / PerString | ns, median | / PerString | bytes | allocated |");
        output.WriteLine("|---|--:|--:|--:|--:|--:|--:|");
        (double floor, double medianFloor) = (Lowest(reports, StreamCases.PerString), LowestMedian(reports, StreamCases.PerString));
        foreach (StreamFigures figures in first.Cases)
        {
            double lowest = Lowest(reports, figures.Label);
            double median = LowestMedian(reports, figures.Label);
            WriteLine(output, $"| {figures.Label} | {lowest:N1} | {lowest / floor:N2} | {median:N1} | {median / medianFloor:N2} | {figures.Bytes:N1} | {figures.AllocatedBytes:N2} |");
        }

        output.WriteLine();
    }

    private static double Lowest(IReadOnlyList<StreamReport> reports, string label) => reports.Min(report => report.Find(label).Nanoseconds);

    private static double LowestMedian(IReadOnlyList<StreamReport> reports, string label) => reports.Min(report => report.Find(label).MedianNanoseconds);

    private static void WriteLine(TextWriter output, FormattableString line) => output.WriteLine(line.ToString(CultureInfo.InvariantCulture));
}
