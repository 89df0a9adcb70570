using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;

namespace SpanPack.Tool;

/// <summary>The help of the library with the examples of the command after it.</summary>
internal sealed class HelpExamples(SynchronousCommandLineAction help) : SynchronousCommandLineAction
{
    internal static void AddTo(RootCommand root)
    {
        HelpOption option = root.Options.OfType<HelpOption>().Single();
        option.Action = new HelpExamples((SynchronousCommandLineAction)option.Action!);
    }

    public override int Invoke(ParseResult parseResult)
    {
        int exitCode = help.Invoke(parseResult);
        TextWriter output = parseResult.InvocationConfiguration.Output;
        IReadOnlyList<string> examples = parseResult.CommandResult.Command is ToolCommand command
            ? command.Examples
            : [.. parseResult.CommandResult.Command.Subcommands.OfType<ToolCommand>().Select(static command => command.Examples[0])];
        output.WriteLine(examples.Count == 1 ? "Example:" : "Examples:");
        foreach (string example in examples) output.WriteLine("  " + example);
        output.WriteLine();
        return exitCode;
    }
}
