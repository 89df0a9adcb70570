using System.CommandLine;
using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Activities.Benchmarks.Commands;

/// <summary><c>quick</c>: measures what has a limit.</summary>
internal static class QuickCommand
{
    internal static Command Create()
    {
        Option<string?> json = JudgedCommand.JsonOption();
        var command = new Command("quick", "Measures what has a limit, in this process, in half a minute. Exits 1 when a limit does not hold.") { json };
        command.SetRun((parsed, cancellation) => Task.FromResult(new QuickRun(parsed.GetValue(json), JudgedCommand.LineOf(parsed, "Activities.Benchmarks"), Consoles.Create(), cancellation).Run()));
        return command;
    }
}
