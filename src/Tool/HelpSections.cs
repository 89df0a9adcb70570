using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;

namespace SpanPack.Tool;

/// <summary>The help of the library, followed by notes, exit codes and examples of the command.</summary>
internal sealed class HelpSections : SynchronousCommandLineAction
{
    private readonly HelpAction _options = new();

    public override int Invoke(ParseResult parseResult)
    {
        int exitCode = _options.Invoke(parseResult);
        ToolHelp help = ((ToolCommand)parseResult.CommandResult.Command).Help;
        TextWriter output = parseResult.InvocationConfiguration.Output;
        Write(output, "Notes:", help.Notes);
        Write(output, "Exit codes:", [.. help.ExitCodes.Select(static code => $"{code.Code,-3}  {code.Meaning}")]);
        Write(output, help.Examples.Count == 1 ? "Example:" : "Examples:", help.Examples);
        return exitCode;
    }

    private static void Write(TextWriter output, string title, IReadOnlyList<string> lines)
    {
        if (lines.Count == 0) return;
        output.WriteLine(title);
        foreach (string line in lines) output.WriteLine("  " + line);
        output.WriteLine();
    }
}
