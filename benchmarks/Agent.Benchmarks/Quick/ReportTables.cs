using System.Globalization;
using SpanPack.Agent.Benchmarks.Queueing;
using SpanPack.Benchmarks.Quick;
using Spectre.Console;

namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>Prints what a run found out.</summary>
internal static class ReportTables
{
    internal static void Print(IAnsiConsole console, AgentReport report)
    {
        RowTable.Print(console, report.Rows);
        PrintQueueing(console, report.Queueing);
        TextWriter output = console.Profile.Out.Writer; // not through the console, which would break lines that somebody copies
        output.WriteLine("The call with reading the clock twice; processor time of the process, with making the spans. Who takes segments out of the writer's queue and frees them is the thread that writes.");
        output.WriteLine(report.Machine.Describe(report.Date, report.Command));
    }

    private static void PrintQueueing(IAnsiConsole console, IReadOnlyList<SinkFigures> figures)
    {
        Table table = Tables.Create(console, "mixed stream, fresh spans", "call p50, ns", "call p99, ns", "processor, ns a span", "promoted, B a span", "collections", "spans lost");
        foreach (IGrouping<string, SinkFigures> group in figures.GroupBy(static sink => $"{sink.Pace}, {sink.Format}"))
        {
            table.AddRow(Tables.Heading(console, group.Key));
            foreach (SinkFigures sink in group)
            {
                table.AddRow(Markup.Escape(sink.Name), Whole(sink.P50Nanoseconds), Whole(sink.P99Nanoseconds), Whole(sink.ProcessorNanoseconds), Number(sink.PromotedBytes), Whole(sink.Collections), Whole(sink.LostSpans));
            }
        }

        console.Write(table);
    }

    private static string Number(double value) => value.ToString("N2", CultureInfo.InvariantCulture);

    private static string Whole(double value) => value.ToString("N0", CultureInfo.InvariantCulture);
}
