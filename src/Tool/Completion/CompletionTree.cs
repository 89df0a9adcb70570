using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>All completions, read from the command line definition.</summary>
/// <param name="Options">The options before a command.</param>
/// <param name="Commands">The commands.</param>
internal sealed record CompletionTree(IReadOnlyList<CompletedOption> Options, IReadOnlyList<CompletedCommand> Commands)
{
    internal static CompletionTree Of(Command root)
    {
        CompletedOption[] options = [.. root.Options.Select(CompletedOption.Of)];
        return new CompletionTree(options,
            [.. root.Subcommands.Select(command => Of(command, options.Where(static option => option.IsEverywhere)))]);
    }

    private static CompletedCommand Of(Command command, IEnumerable<CompletedOption> everywhere)
    {
        string[] values = [.. command.Arguments.SelectMany(static argument => SymbolTexts.ValuesOf(argument))];
        return new CompletedCommand(
            command.Name,
            SymbolTexts.FirstSentence(command.Description),
            [.. command.Options.Where(static option => !option.Recursive).Select(CompletedOption.Of), .. everywhere],
            values,
            TakesFiles: command.Arguments.Count > 0 && values.Length == 0);
    }
}
