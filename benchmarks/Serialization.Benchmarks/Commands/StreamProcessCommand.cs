using System.CommandLine;
using System.Text.Json;
using SpanPack.Benchmarks.Streams.Measuring;

namespace SpanPack.Benchmarks.Commands;

/// <summary>What <c>stream</c> starts this program with: measures, and prints the figures as JSON.</summary>
internal static class StreamProcessCommand
{
    internal static Command Create()
    {
        var options = new Argument<string>("options");
        var command = new Command(StreamProcess.Command, "Measures a stream in this process and prints the figures as JSON.") { options };
        command.Hidden = true;
        command.SetAction(parsed =>
        {
            StreamOptions stream = JsonSerializer.Deserialize(parsed.GetValue(options)!, StreamJson.Default.StreamOptions)!;
            Console.Out.WriteLine(JsonSerializer.Serialize(StreamMeasurement.Run(stream), StreamJson.Default.StreamReport));
            return ExitCode.Succeeded;
        });
        return command;
    }
}
