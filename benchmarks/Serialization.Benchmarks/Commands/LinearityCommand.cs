using System.CommandLine;
using SpanPack.Benchmarks.Linearity;

namespace SpanPack.Benchmarks.Commands;

/// <summary><c>linearity</c>: what growing numbers cost.</summary>
internal static class LinearityCommand
{
    internal static Command Create()
    {
        var command = new Command("linearity", "Prints what 1 to 1,000 tags, 1 to 100,000 spans and values of 1 B to 1 MB cost, each unit too, as Markdown. Takes about a minute.");
        command.SetAction(static _ =>
        {
            LinearityReport.Print(Console.Out);
            return ExitCode.Succeeded;
        });
        return command;
    }
}
