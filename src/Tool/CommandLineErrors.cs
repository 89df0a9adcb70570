using System.CommandLine;
using System.CommandLine.Parsing;

namespace SpanPack.Tool;

/// <summary>Describes the errors of a command line, with suggestions.</summary>
internal static class CommandLineErrors
{
    /// <summary>Gets the errors; none for a valid call. Consequences of an unknown word are not repeated.</summary>
    internal static IReadOnlyList<string> Of(ParseResult parsed)
    {
        if (parsed.Action is HelpSections && parsed.UnmatchedTokens.Count == 0) return [];
        CommandResult result = parsed.CommandResult;
        if (UnknownOption(parsed) is { } option)
            return [$"'{option}' is not an option of '{FullName(result)}'.{LikelyWord.Question(option, OptionNames(result))}"];
        if (result.Command.Subcommands.Count > 0 && parsed.UnmatchedTokens is [var word, ..])
        {
            return [$"'{word}' is not a command."
                + LikelyWord.Question(word, result.Command.Subcommands.Select(static command => command.Name))];
        }

        if (parsed.UnmatchedTokens is [var more, ..]) return [$"'{more}' is more than '{FullName(result)}' takes"];
        return parsed.Errors.Count > 0
            ? [.. parsed.Errors.Select(Describe)]
            : [.. Commands(result).SelectMany(static command => command.Children).Select(EmptyValue).OfType<string>()];
    }

    /// <summary>Gets the full name of a command: <c>spanpack dump</c>.</summary>
    internal static string FullName(CommandResult result)
        => result.Parent is CommandResult parent ? $"{FullName(parent)} {result.Command.Name}" : result.Command.Name;

    private static string Describe(ParseError error) => error.SymbolResult switch
    {
        ArgumentResult { Tokens.Count: 0, Parent: CommandResult command } missing => $"'{FullName(command)}' needs {missing.Argument.Name}",
        OptionResult { IdentifierToken: null, Parent: CommandResult command } missing
            => $"'{FullName(command)}' needs {missing.Option.Name} {missing.Option.HelpName}",
        OptionResult { Tokens.Count: 0, IdentifierToken.Value: var typed } missing => $"'{typed}' needs {missing.Option.HelpName}",
        _ => error.Message,
    };

    // Nothing that a command takes can be empty. Most often it is a variable of a script that is not set.
    private static string? EmptyValue(SymbolResult result)
        => !result.Tokens.Any(static token => token.Value.Length == 0) ? null : result switch
        {
            OptionResult { IdentifierToken.Value: var typed } option => $"'{typed}' needs {option.Option.HelpName}, which is empty",
            ArgumentResult { Parent: CommandResult command } argument
                => $"'{FullName(command)}' needs {argument.Argument.Name}, which is empty",
            _ => null,
        };

    // The library takes what looks like an option and is none for a file. Whoever has such a file writes -- before it.
    private static string? UnknownOption(ParseResult parsed)
    {
        var values = new HashSet<Token>(ReferenceEqualityComparer.Instance);
        foreach (CommandResult command in Commands(parsed.CommandResult))
        {
            foreach (OptionResult option in command.Children.OfType<OptionResult>()) values.UnionWith(option.Tokens);
            foreach (ArgumentResult argument in command.Children.OfType<ArgumentResult>())
            {
                if (argument.Argument.Name == QueryOptionSet.FilterName) values.UnionWith(argument.Tokens.Where(IsNegatedTerm));
            }
        }

        return parsed.Tokens
            .TakeWhile(static token => token.Type != TokenType.DoubleDash)
            .FirstOrDefault(token => token.Type == TokenType.Argument && token.Value is ['-', _, ..] && !values.Contains(token))?.Value;
    }

    // -status:error
    private static bool IsNegatedTerm(Token token)
        => token.Value is ['-', not '-', ..] && token.Value.Contains(':', StringComparison.Ordinal);

    private static IEnumerable<string> OptionNames(CommandResult result)
        => from command in Commands(result)
           from option in command.Command.Options
           where command == result || option.Recursive
           from name in option.Aliases.Append(option.Name)
           where name.StartsWith("--", StringComparison.Ordinal)
           select name;

    private static IEnumerable<CommandResult> Commands(CommandResult result)
    {
        for (SymbolResult? next = result; next is CommandResult command; next = next.Parent) yield return command;
    }
}
