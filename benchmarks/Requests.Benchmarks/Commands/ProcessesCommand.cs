using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Requests.Benchmarks.Processes;

namespace SpanPack.Requests.Benchmarks.Commands;

/// <summary><c>processes</c>: what a program that does one thing and ends takes more when it is traced.</summary>
internal static class ProcessesCommand
{
    internal static Command Create()
    {
        Option<int> rounds = CountOption.Create("--rounds", "How often each program runs, traced and not. 2 at least.", 30);
        Option<string?> json = JudgedCommand.JsonOption();
        Option<bool> speed = JudgedCommand.SpeedOption();
        var command = new Command("processes",
            "Measures a program with one query and one with a host, compiled in three ways: off (theirs) and traced (ours), and one that "
                + "sends as many requests with the framework's client alone. Linux x64; takes ten minutes.") { rounds,
            json, speed };
        command.SetRun(async (parsed, cancellation) =>
            await new ProcessesRun(Math.Max(2, parsed.GetValue(rounds)), parsed.GetValue(json),
                JudgedCommand.LineOf(parsed, "Requests.Benchmarks"), Consoles.Create(), cancellation).RunAsync()
                || !parsed.GetValue(speed));
        return command;
    }
}
