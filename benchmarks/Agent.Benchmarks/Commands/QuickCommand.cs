using System.CommandLine;
using SpanPack.Agent.Benchmarks.Quick;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Agent.Benchmarks.Commands;

/// <summary><c>quick</c>: measures what has a limit, and the writer beside a queue.</summary>
internal static class QuickCommand
{
    internal static Command Create()
    {
        var json = new Option<string?>("--json") { Description = "Write the figures into this file.", HelpName = "FILE" };
        var command = new Command("quick", "Measures what has a limit, in this process, in about two minutes. Exits 1 when a limit does not hold.") { json };
        command.SetAction((parsed, cancellation) =>
        {
            string commandLine = "dotnet run -c Release --project benchmarks/Agent.Benchmarks -- " + string.Join(' ', parsed.Tokens.Select(static token => token.Value));
            // On another thread: Ctrl+C is looked for only once the action has returned its task.
            return Task.Run(async () => await new QuickRun(parsed.GetValue(json), commandLine, Consoles.Create(), cancellation).RunAsync() ? ExitCode.Succeeded : ExitCode.OverLimit, CancellationToken.None);
        });
        return command;
    }
}
