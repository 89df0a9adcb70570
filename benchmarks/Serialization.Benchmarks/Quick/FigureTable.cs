using System.Globalization;
using SpanPack.Benchmarks.Floors;
using SpanPack.Benchmarks.Measuring;
using Spectre.Console;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Prints figures of cases, group by group.</summary>
internal static class FigureTable
{
    /// <param name="console">Where it goes.</param>
    /// <param name="cases">The best of all processes, case by case.</param>
    internal static void Print(IAnsiConsole console, IReadOnlyList<CaseFigures> cases)
    {
        console.Profile.Out.Writer.WriteLine("For one span: nanoseconds (minimum and median), the minimum over that of Floor.PerString, "
            + "bytes written or read, bytes allocated.");
        Table table = Tables.Create(console, "case", "ns", "/ PerString", "median", "bytes", "allocated");
        foreach (IGrouping<CaseGroup, CaseFigures> group in cases.GroupBy(static figures => figures.Group))
        {
            double? floor = group.FirstOrDefault(static figures => figures.Label == PerStringFloor.Label)?.Nanoseconds;
            table.AddRow(Tables.Heading(console, group.Key.Name));
            foreach (CaseFigures figures in group)
            {
                table.AddRow(Markup.Escape(figures.Label), Number(figures.Nanoseconds, "N1"), floor is { } against
                    ? Number(figures.Nanoseconds / against, "N2")
                    : string.Empty, Number(figures.MedianNanoseconds, "N1"), Number(figures.Bytes, "N1"),
                        Number(figures.AllocatedBytes, figures.AllocatedBytes == 0 ? "N0" : "N2"));
            }
        }

        console.Write(table);
    }

    private static string Number(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
