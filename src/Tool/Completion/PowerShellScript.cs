namespace SpanPack.Tool;

/// <summary>The script for PowerShell. Without matching words, PowerShell completes files.</summary>
internal static class PowerShellScript
{
    internal static string Write(CompletionTree tree) => $$"""
        # Completes spanpack in PowerShell. To load it: spanpack completion powershell | Out-String | Invoke-Expression
        Register-ArgumentCompleter -Native -CommandName spanpack -ScriptBlock {
            param($wordToComplete, $commandAst, $cursorPosition)
            $words = @($commandAst.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
            $command = $words | Where-Object { $_ -cin {{List(tree.Commands.Select(static command => command.Name))}} } | Select-Object -First 1
            $option = $words | Select-Object -Last 1
            $found = switch -CaseSensitive ("$command $option") {
        {{Lines(ValueCases(tree), 8)}}
                default {
                    if ($wordToComplete.StartsWith('-')) {
                        switch ("$command") {
        {{Lines(tree.Commands.Select(static command => $"{Quote(command.Name)} {{ {List(NamesOf(command.Options))} }}"), 20)}}
                            default { {{List(NamesOf(tree.Options))}} }
                        }
                    } else {
                        switch ("$command") {
                            '' { {{List(tree.Commands.Select(static command => command.Name))}} }
        {{Lines(tree.Commands.Where(static command => command.Values.Count > 0).Select(static command => $"{Quote(command.Name)} {{ {List(command.Values)} }}"), 20)}}
                        }
                    }
                }
            }
            $found | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
        }

        """;

    private static IEnumerable<string> ValueCases(CompletionTree tree)
    {
        IEnumerable<(string Command, CompletedOption Option)> options =
            [.. tree.Options.Select(static option => (string.Empty, option)),
                .. tree.Commands.SelectMany(static command => command.Options.Select(option => (command.Name, option)))];
        return from one in options
               where one.Option.Values.Count > 0
               from name in one.Option.Names
               select $"{Quote($"{one.Command} {name}")} {{ {List(one.Option.Values)} }}";
    }

    private static IEnumerable<string> NamesOf(IEnumerable<CompletedOption> options) => options.Select(static option => option.Name);

    private static string List(IEnumerable<string> words) => string.Join(", ", words.Select(Quote));

    private static string Quote(string text) => $"'{text.Replace("'", "''", StringComparison.Ordinal)}'";

    private static string Lines(IEnumerable<string> lines, int indent)
        => string.Join('\n', lines.Select(line => new string(' ', indent) + line));
}
