using System.CommandLine;
using System.Text.Json;
using SpanPack.Benchmarks.Quick;

namespace SpanPack.Benchmarks.Commands;

/// <summary>What the quick mode starts this program with: measures, and prints the figures as JSON.</summary>
internal static class QuickProcessCommand
{
    internal static Command Create()
    {
        var command = new Command(QuickProcess.Command, "Measures in this process and prints the figures as JSON.") { Hidden = true };
        command.SetAction(static _ =>
        {
            Console.Out.WriteLine(JsonSerializer.Serialize(QuickMeasurement.Run(), QuickJson.Default.ProcessFigures));
            return ExitCode.Succeeded;
        });
        return command;
    }
}
