using System.CommandLine;
using System.Text.Json;
using SpanPack.Benchmarks.Measuring;
using SpanPack.Benchmarks.Quick;
using SpanPack.Benchmarks.Streams;

namespace SpanPack.Benchmarks.Commands;

/// <summary>What <c>quick</c> and <c>stream</c> start this program with: measures, and prints the figures as JSON.</summary>
internal static class MeasureCommand
{
    /// <summary>Creates the option that says how long each process measures.</summary>
    internal static Option<int> Seconds()
        => CountOption.Create("--seconds", "How many seconds each process measures, beside three to warm up.", Measurement.DefaultSeconds);

    internal static Command Create()
    {
        var options = new Argument<string?>("stream") { Arity = ArgumentArity.ZeroOrOne };
        Option<int> seconds = Seconds();
        var command = new Command(MeasuringProcess.Command,
            "Measures a stream, or spans of one shape, in this process and prints the figures as JSON.") { options, seconds };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            ProcessFigures figures = parsed.GetValue(options) is { } json
                ? StreamMeasurement.Run(JsonSerializer.Deserialize(json, StreamJson.Default.StreamOptions)!, parsed.GetValue(seconds))
                : ShapeMeasurement.Run(parsed.GetValue(seconds));
            Console.Out.WriteLine(JsonSerializer.Serialize(figures, FiguresJson.Default.ProcessFigures));
            return ExitCode.Succeeded;
        });
        return command;
    }
}
