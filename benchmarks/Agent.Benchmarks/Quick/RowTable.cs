using System.Globalization;
using SpanPack.Benchmarks.Quick;
using Spectre.Console;

namespace SpanPack.Agent.Benchmarks.Quick;

/// <summary>Prints rows, and what becomes of their limits.</summary>
internal static class RowTable
{
    internal static void Print(IAnsiConsole console, IReadOnlyList<Row> rows)
    {
        Table table = Tables.Create(console, "minima", "value", "at most", "verdict");
        foreach (Row row in rows)
            table.AddRow(Markup.Escape(row.Name), Number(row.Value), row.AtMost is { } most ? Number(most) : string.Empty, WordFor(row));
        console.Write(table);
    }

    /// <summary>Says how many limits hold.</summary>
    /// <returns>Whether all do.</returns>
    internal static bool Judge(IAnsiConsole console, IReadOnlyList<Row> rows)
    {
        int judged = rows.Count(static row => row.AtMost is not null);
        int over = rows.Count(static row => row.IsOver);
        console.WriteLine(over == 0 ? $"All {judged} limits hold." : $"{over} of {judged} limits do not hold.");
        return over == 0;
    }

    private static string Number(double value) => value.ToString("N2", CultureInfo.InvariantCulture);

    private static string WordFor(Row row)
    {
        if (row.AtMost is null) return string.Empty;
        return row.IsOver ? "[red]over[/]" : "[green]ok[/]";
    }
}
