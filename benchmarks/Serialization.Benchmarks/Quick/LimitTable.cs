using System.Globalization;
using SpanPack.Benchmarks.Measuring;
using Spectre.Console;

namespace SpanPack.Benchmarks.Quick;

/// <summary>Prints the table of limits, what was skipped and where the figures come from.</summary>
internal static class LimitTable
{
    internal static void Print(IAnsiConsole console, QuickReport report)
    {
        Table table = Tables.Create(console, "minimum / Floor.PerString", "value", "at most", "aim", "verdict");
        foreach (Verdict verdict in report.Limits)
            table.AddRow(Markup.Escape(verdict.Row), Tables.Number(verdict.Value), Tables.Number(verdict.AtMost),
                Tables.Number(verdict.Aim), WordFor(verdict));
        console.Write(table);

        // Not through the console, which would break lines that somebody copies.
        TextWriter output = console.Profile.Out.Writer;
        foreach (SkippedSet skipped in report.Skipped) output.WriteLine($"Skipped: {skipped.Name}: {skipped.Reason}.");
        foreach (AllocationFigure figure in report.Sets.SelectMany(static set => set.Allocations()).Where(static figure =>
            figure.AllocatedBytes > 0))
        {
            output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{figure.Name} allocates {figure.AllocatedBytes:N2} B a span."));
        }

        output.WriteLine(string.Create(CultureInfo.InvariantCulture,
            $"Of hostile payloads, reading {report.Hostile[0].Name} allocates most: {report.Hostile[0].AllocatedBytes:N1} B a byte; the "
                + $"median of {report.Hostile.Count} is {report.Hostile[report.Hostile.Count / 2].AllocatedBytes:N1}."));
        output.WriteLine($"{report.Origin}: `{report.Command}`.");
    }

    private static string WordFor(Verdict verdict)
    {
        if (verdict.Value is null) return "[grey]skipped[/]";
        return verdict.IsOver ? "[red]over[/]" : "[green]ok[/]";
    }
}
