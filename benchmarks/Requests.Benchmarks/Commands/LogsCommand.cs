using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Logs;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>logs</c>: what ids in log records cost.</summary>
internal static class LogsCommand
{
    internal static Command Create()
    {
        Option<int> rounds = CountOption.Create("--rounds", "Rounds that count; as many before do not. 2 at least.", 100);
        Option<string?> json = JudgedCommand.JsonOption();
        var command = new Command("logs",
            "Measures log records of the JSON console with the ids of their trace, without, and with those of the framework. Takes half a "
                + "minute.") { rounds,
            json };
        command.SetRun(async (parsed, cancellation) =>
        {
            await new LogsRun(Math.Max(2, parsed.GetValue(rounds)), parsed.GetValue(json),
                JudgedCommand.LineOf(parsed, "Requests.Benchmarks"), Consoles.Create(), cancellation).RunAsync();
            return true;
        });
        return command;
    }
}
