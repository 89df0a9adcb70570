using System.CommandLine;
using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Activities.Benchmarks.Commands;

/// <summary><c>quick</c>: measures what has a limit.</summary>
internal static class QuickCommand
{
    internal static Command Create()
    {
        var json = new Option<string?>("--json") { Description = "Write the figures into this file.", HelpName = "FILE" };
        var command = new Command("quick", "Measures what has a limit, in this process, in half a minute. Exits 1 when a limit does not hold.") { json };
        command.SetAction((parsed, cancellation) =>
        {
            string commandLine = "dotnet run -c Release --project benchmarks/Activities.Benchmarks -- " + string.Join(' ', parsed.Tokens.Select(static token => token.Value));
            // On another thread: Ctrl+C is looked for only once the action has returned its task.
            return Task.Run(() => new QuickRun(parsed.GetValue(json), commandLine, Consoles.Create(), cancellation).Run() ? ExitCode.Succeeded : ExitCode.OverLimit, CancellationToken.None);
        });
        return command;
    }
}
