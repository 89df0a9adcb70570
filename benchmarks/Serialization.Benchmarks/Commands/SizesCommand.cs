using System.CommandLine;
using SpanPack.Benchmarks.Sizes;

namespace SpanPack.Benchmarks.Commands;

/// <summary><c>sizes</c>: bytes a span.</summary>
internal static class SizesCommand
{
    internal static Command Create()
    {
        var command = new Command("sizes", "Prints bytes a span in each format.");
        command.SetAction(static _ =>
        {
            SizeReport.Print(Console.Out);
            return ExitCode.Succeeded;
        });
        return command;
    }
}
