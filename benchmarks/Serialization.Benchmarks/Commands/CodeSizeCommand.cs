using System.CommandLine;
using SpanPack.Benchmarks.CodeSize;

namespace SpanPack.Benchmarks.Commands;

/// <summary><c>codesize</c>: bytes of what is generated.</summary>
internal static class CodeSizeCommand
{
    internal static Command Create()
    {
        var command = new Command("codesize", "Prints how much IL, machine code and data is generated for each tag class, as Markdown.");
        command.SetAction(static _ =>
        {
            CodeSizeReport.Print(Console.Out);
            return ExitCode.Succeeded;
        });
        return command;
    }
}
