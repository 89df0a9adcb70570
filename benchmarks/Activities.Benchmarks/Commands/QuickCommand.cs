using System.CommandLine;
using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Commands;

namespace SpanPack.Activities.Benchmarks.Commands;

/// <summary><c>quick</c>: measures what has a limit.</summary>
internal static class QuickCommand
{
    private const int DefaultRounds = 60;

    internal static Command Create()
    {
        Option<int> rounds = CountOption.Create(
            "--rounds",
            "Rounds of each row, the lowest of five tries each; what runs until the compiler has settled does not count. 4 at least.",
            DefaultRounds);
        Option<string?> only = new("--only")
        {
            Description = "Measure the rows alone whose names have this text, such as \"v0.4, a request alone: ours / OTLP\".",
            HelpName = "TEXT",
        };
        Option<string?> json = JudgedCommand.JsonOption();
        Option<bool> speed = JudgedCommand.SpeedOption();
        var command = new Command(
            "quick",
            "Measures ended activities until their bytes stand in a segment, beside the OpenTelemetry SDK, in three minutes.")
        {
            rounds, only, json, speed,
        };
        command.SetRun(async (parsed, cancellation) =>
        {
            string line = JudgedCommand.LineOf(parsed, "Activities.Benchmarks");
            var run = new QuickRun(Math.Max(4, parsed.GetValue(rounds)), parsed.GetValue(json), line, Consoles.Create(), cancellation)
            {
                Only = parsed.GetValue(only),
            };
            return await run.RunAsync() || !parsed.GetValue(speed);
        });
        return command;
    }
}
