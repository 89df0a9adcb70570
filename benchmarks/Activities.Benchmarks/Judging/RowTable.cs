using System.Globalization;
using SpanPack.Benchmarks.Quick;
using Spectre.Console;

namespace SpanPack.Benchmarks.Judging;

/// <summary>Prints rows with what their rounds came to.</summary>
internal static class RowTable
{
    internal static void Print(IAnsiConsole console, IReadOnlyList<JudgedRow> rows)
    {
        Table table = Tables.Create(console, "medians of rounds", "ours", "theirs", "judged", "at most", "aim", "chance", "verdict");
        foreach (JudgedRow row in rows)
        {
            string value = row.IsDifference ? row.Value.ToString("+0.00;-0.00", CultureInfo.InvariantCulture) : Tables.Number(row.Value);
            table.AddRow(Markup.Escape(row.Name), Tables.Number(row.OursValue), Tables.Number(row.TheirsValue), value,
                Tables.Number(row.Limit?.AtMost), Tables.Number(row.Limit?.Aim), Tables.Number(row.Chance), WordFor(row));
        }

        console.Write(table);
    }

    private static string WordFor(JudgedRow row)
    {
        if (row.Limit is null) return string.Empty;
        if (row.IsOver) return "[red]over[/]";
        return row.LooksOver ? "[yellow]unclear[/]" : "[green]ok[/]";
    }
}
