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
        const string Rounds = "Rounds of each row, the lowest of five tries each. 4 at least.";
        const string Description = "Measures the end of activities until their bytes are in a segment, beside the OpenTelemetry SDK.";
        Option<int> rounds = CountOption.Create("--rounds", Rounds, DefaultRounds);
        Option<string?> only = new("--only")
        {
            Description = "Measure the rows alone whose names have this text, such as \"v0.4, a request alone: ours / OTLP\".",
            HelpName = "TEXT",
        };
        Option<string?> json = JudgedCommand.JsonOption();
        Option<bool> speed = JudgedCommand.SpeedOption();
        var command = new Command("quick", Description) { rounds, only, json, speed };
        command.SetRun(async (parsed, cancellation) =>
        {
            int count = Math.Max(4, parsed.GetValue(rounds));
            string line = JudgedCommand.LineOf(parsed, "Activities.Benchmarks");
            var run = new QuickRun(count, parsed.GetValue(json), line, Consoles.Create(), cancellation) { Only = parsed.GetValue(only) };
            return await run.RunAsync() || !parsed.GetValue(speed);
        });
        return command;
    }
}
