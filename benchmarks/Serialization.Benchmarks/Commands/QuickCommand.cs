using System.CommandLine;
using SpanPack.Benchmarks.Quick;

namespace SpanPack.Benchmarks.Commands;

/// <summary><c>quick</c>: measures what has a limit.</summary>
internal static class QuickCommand
{
    private const int DefaultProcessCount = 3;

    internal static Command Create()
    {
        var all =
            new Option<bool>("--all") { Description = "Measure without PGO and under NativeAOT too. Takes about three minutes more." };
        var json = new Option<string?>("--json") { Description = "Write the figures of every process into this file.", HelpName = "FILE" };
        var charts =
            new Option<string?>("--charts") { Description = "Draw speed.svg and sizes.svg into this directory.", HelpName = "DIRECTORY" };
        Option<bool> speed = JudgedCommand.SpeedOption();
        Option<int> processes = Processes();
        Option<int> seconds = MeasureCommand.Seconds();
        var command = new Command("quick",
            "Measures what has a limit, with floors and peers, in about five minutes. "
                + "Exits 1 when something allocates more than it may.") { all,
            json, charts, speed, processes, seconds };
        command.SetRun((parsed, cancellation) =>
        {
            var options = new QuickOptions(parsed.GetValue(all), parsed.GetValue(json), parsed.GetValue(charts), parsed.GetValue(speed),
                parsed.GetValue(processes), parsed.GetValue(seconds), JudgedCommand.LineOf(parsed, "Serialization.Benchmarks"));
            return new QuickRun(options, Consoles.Create(), cancellation).RunAsync();
        });
        return command;
    }

    private static Option<int> Processes()
        => CountOption.Create("--processes",
            "How many processes measure each stream and the shapes, one after the other. One in eight is slow for its whole life.",
            DefaultProcessCount);
}
