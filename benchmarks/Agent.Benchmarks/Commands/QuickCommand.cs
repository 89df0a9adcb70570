using System.CommandLine;
using SpanPack.Agent.Benchmarks.Quick;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Agent.Benchmarks.Commands;

/// <summary><c>quick</c>: measures what has a limit, and the writer beside a queue.</summary>
internal static class QuickCommand
{
    internal static Command Create()
    {
        Option<string?> json = JudgedCommand.JsonOption();
        var command = new Command("quick", "Measures what has a limit, in this process, in about two minutes. Exits 1 when a limit does not hold.") { json };
        command.SetRun((parsed, cancellation) => new QuickRun(parsed.GetValue(json), JudgedCommand.LineOf(parsed, "Agent.Benchmarks"), Consoles.Create(), cancellation).RunAsync());
        return command;
    }
}
