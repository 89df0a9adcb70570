using System.CommandLine;

namespace SpanPack.Tool;

/// <summary>An option that can be completed.</summary>
/// <param name="Names">The long name, then short ones.</param>
/// <param name="Description">The description in one sentence.</param>
/// <param name="Value">The name of its value; null for an option without one.</param>
/// <param name="Values">Its values; empty if unknown.</param>
/// <param name="IsPath">Whether the value is a path.</param>
/// <param name="IsEverywhere">Whether all commands have it.</param>
internal sealed record CompletedOption(IReadOnlyList<string> Names, string Description, string? Value, IReadOnlyList<string> Values,
    bool IsPath, bool IsEverywhere)
{
    internal string Name => Names[0];

    internal static CompletedOption Of(Option option)
    {
        string[] names = [option.Name, .. option.Aliases.Where(static name => name is ['-', not '?', ..]).Order(StringComparer.Ordinal)];
        bool isFlag = option.Arity.MaximumNumberOfValues == 0 || option.ValueType == typeof(bool);
        return new CompletedOption(
            names,
            SymbolTexts.FirstSentence(option.Description),
            isFlag ? null : option.HelpName ?? "VALUE",
            isFlag ? [] : SymbolTexts.ValuesOf(option),
            option.HelpName is "PATH" or "DIR",
            option.Recursive);
    }
}
