using System.Globalization;
using SpanPack.Benchmarks.Shapes;
using Spectre.Console;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Prints what a run found: figures, then ratios.</summary>
internal static class QuickTables
{
    internal static void Print(IAnsiConsole console, QuickReport report)
    {
        TextWriter output = console.Profile.Out.Writer;
        output.WriteLine("For one span: nanoseconds, bytes written or read, bytes allocated.");
        console.Write(Cases(console, report.Best));
        console.Write(Ratios(console, report.Ratios));
        foreach (AllocationFigure figure in QuickSummary.Allocations(report.Processes).Where(static figure => figure.AllocatedBytes > 0))
        {
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{figure.Name} allocates {figure.AllocatedBytes:N2} B a span."));
        }

        // Not through the console, which would break lines that somebody copies.
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{report.Machine.Processor}, {report.Machine.ProcessorCount} processors, {report.Machine.Runtime}, {report.Machine.OperatingSystem}, {report.Date:yyyy-MM-dd}."));
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Lowest of {report.Processes.Count} {(report.Processes.Count == 1 ? "process" : "processes")}. {report.Command}"));
    }

    private static Table Cases(IAnsiConsole console, IReadOnlyList<CaseFigures> best)
    {
        Table table = Empty(console, "case", "ns", "bytes", "allocated");
        SpanShape? shape = null;
        foreach (CaseFigures figures in best)
        {
            if (shape is not null && shape != figures.Shape && IsTerminal(console)) table.AddEmptyRow();
            shape = figures.Shape;
            table.AddRow(Markup.Escape(figures.Name), Number(figures.Nanoseconds, "N1"), Number(figures.Bytes, "N1"), Number(figures.AllocatedBytes, figures.AllocatedBytes == 0 ? "N0" : "N1"));
        }

        return table;
    }

    private static Table Ratios(IAnsiConsole console, IReadOnlyList<RatioVerdict> verdicts)
    {
        Table table = Empty(console, "ratio", "value", "at most", "verdict");
        foreach (RatioVerdict verdict in verdicts)
        {
            table.AddRow(Markup.Escape(verdict.Name), Number(verdict.Value, "N2"), Number(verdict.Limit, "N2"), verdict.IsOver ? "[red]over[/]" : "[green]ok[/]");
        }

        return table;
    }

    private static Table Empty(IAnsiConsole console, string first, string second, string third, string fourth)
    {
        Table table = new Table().Border(IsTerminal(console) ? TableBorder.Simple : TableBorder.Markdown);
        table.AddColumn(new TableColumn(first).NoWrap());
        foreach (string header in (string[])[second, third, fourth]) table.AddColumn(new TableColumn(header).RightAligned().NoWrap());
        return table;
    }

    private static bool IsTerminal(IAnsiConsole console) => console.Profile.Capabilities.Unicode;

    private static string Number(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
