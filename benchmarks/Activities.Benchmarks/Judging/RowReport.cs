using System.Text.Json;
using SpanPack.Benchmarks.Processes;
using SpanPack.Benchmarks.Quick;
using Spectre.Console;

namespace SpanPack.Benchmarks.Judging;

/// <summary>Everything that a run found out: the file of <c>--json</c>.</summary>
/// <param name="Machine">Where it ran.</param>
/// <param name="Command">How it was started.</param>
/// <param name="Date">When.</param>
/// <param name="Rows">What was measured.</param>
/// <param name="Missing">Limits of rows that were not measured.</param>
internal sealed record RowReport(MachineDescription Machine, string Command, DateTimeOffset Date, IReadOnlyList<JudgedRow> Rows,
    IReadOnlyList<RowLimit> Missing)
{
    /// <summary>Gives rows their limits.</summary>
    /// <param name="command">How the program was started.</param>
    /// <param name="rows">What was measured.</param>
    /// <param name="limits">What is demanded of some of them.</param>
    internal static RowReport Of(string command, IEnumerable<JudgedRow> rows, IReadOnlyList<RowLimit> limits)
    {
        JudgedRow[] judged = [.. rows.Select(row => row with { Limit = limits.SingleOrDefault(limit => limit.Row == row.Name) })];
        return new RowReport(MachineDescription.Current, command, DateTimeOffset.UtcNow, judged,
            [.. limits.Where(limit => !Array.Exists(judged, row => row.Name == limit.Row))]);
    }

    /// <summary>Prints the rows and what becomes of their limits, and writes the file.</summary>
    /// <param name="console">Where it goes.</param>
    /// <param name="jsonFile">The file; null for none.</param>
    /// <returns>Whether all limits hold.</returns>
    internal bool Publish(IAnsiConsole console, string? jsonFile)
    {
        RowTable.Print(console, Rows);
        TextWriter output = console.Profile.Out.Writer; // not through the console, which would break lines that somebody copies
        foreach (RowLimit missing in Missing) output.WriteLine($"Not measured: {missing.Row}.");
        int over = Rows.Count(static row => row.IsOver);
        output.WriteLine($"{over} of {Rows.Count(static row => row.Limit is not null)} limits do not hold.");
        output.WriteLine(Machine.Describe(Date, Command));
        if (jsonFile is not null) AtomicFile.Write(jsonFile, JsonSerializer.SerializeToUtf8Bytes(this, JudgingJson.Default.RowReport));
        return over == 0 && Missing.Count == 0;
    }
}
