using System.CommandLine;
using SpanPack.Agent.Benchmarks.Quick;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Agent.Benchmarks.Commands;

/// <summary><c>quick</c>: measures the writer beside its encoder.</summary>
internal static class QuickCommand
{
    internal static Command Create()
    {
        var command = new Command("quick",
            "Measures the writer beside its encoder, statements and two threads, in this process, in a minute. Exits 1 when a limit does "
                + "not hold.");
        command.SetRun(static (parsed, cancellation) =>
            Task.FromResult(new QuickRun(JudgedCommand.LineOf(parsed, "Agent.Benchmarks"), Consoles.Create(), cancellation).Run()));
        return command;
    }
}
