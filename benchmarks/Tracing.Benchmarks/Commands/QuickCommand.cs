using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Tracing.Benchmarks.Quick;

namespace SpanPack.Tracing.Benchmarks.Commands;

/// <summary><c>quick</c>: measures what has a limit.</summary>
internal static class QuickCommand
{
    private const int DefaultRounds = 120;

    internal static Command Create()
    {
        Option<int> rounds =
            CountOption.Create("--rounds", "Rounds of each row that count; as many before do not, or more. 2 at least.", DefaultRounds);
        Option<string?> json = JudgedCommand.JsonOption();
        Option<bool> speed = JudgedCommand.SpeedOption();
        var command = new Command("quick",
            "Measures spans and scopes of the program, beside activities and the OpenTelemetry SDK. Takes a minute.") { rounds, json,
            speed };
        command.SetRun(async (parsed, cancellation) =>
            await new QuickRun(Math.Max(2, parsed.GetValue(rounds)), parsed.GetValue(json),
                JudgedCommand.LineOf(parsed, "Tracing.Benchmarks"), Consoles.Create(), cancellation).RunAsync()
                || !parsed.GetValue(speed));
        return command;
    }
}
