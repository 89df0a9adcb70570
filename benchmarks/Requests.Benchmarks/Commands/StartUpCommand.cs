using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Processes;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>startup</c>: from the start of a process to its first payload.</summary>
internal static class StartUpCommand
{
    internal static Command Create()
    {
        Option<int> rounds = CountOption.Create("--rounds", "How often each program runs. 2 at least.", 30);
        Option<string?> json = JudgedCommand.JsonOption();
        Option<bool> speed = JudgedCommand.SpeedOption();
        var command = new Command("startup", "Measures a program until its first payload, with constants of the generator and with names "
            + "encoded at run time, compiled in three ways. Linux x64; takes three minutes.") { rounds, json, speed };
        command.SetRun(async (parsed, cancellation) =>
        {
            string line = JudgedCommand.LineOf(parsed, "Requests.Benchmarks");
            var run = new StartUpRun(Math.Max(2, parsed.GetValue(rounds)), parsed.GetValue(json), line, Consoles.Create(), cancellation);
            return await run.RunAsync() || !parsed.GetValue(speed);
        });
        return command;
    }
}
