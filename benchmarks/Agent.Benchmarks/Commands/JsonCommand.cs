using System.CommandLine;
using SpanPack.Agent.Benchmarks.Json;
using SpanPack.Agent.Benchmarks.Quick;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Agent.Benchmarks.Commands;

/// <summary><c>json</c>: the JSON posts of <c>quick</c> alone.</summary>
internal static class JsonCommand
{
    internal static Command Create()
    {
        var command = new Command("json", "Measures posts of JSON, which quick does too. Exits 1 when a limit does not hold.");
        command.SetRun(static async (_, cancellation) =>
        {
            List<Row> rows = [.. JsonRows.Of(await JsonMeasurement.RunAsync(cancellation))];
            RowTable.Print(Consoles.Create(), rows);
            return !rows.Exists(static row => row.IsOver);
        });
        return command;
    }
}
