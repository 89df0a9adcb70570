namespace SpanPack.Tool;

/// <summary>The script for zsh.</summary>
internal static class ZshScript
{
    internal static string Write(CompletionTree tree) => $$"""
        #compdef spanpack
        # Completes spanpack in zsh. To load it, after compinit: source <(spanpack completion zsh)
        # Or save it as _spanpack in a folder of $fpath.
        _spanpack() {
            local curcontext="$curcontext" state line
            local -a commands
            commands=(
        {{Lines(tree.Commands.Select(static command => Quote($"{command.Name}:{Escape(command.Description)}")), 8)}}
            )
            _arguments -C {{string.Join(' ', tree.Options.Select(Spec))}} '1: :->command' '*:: :->rest'
            case $state in
                command) _describe command commands ;;
                rest)
                    case $words[1] in
        {{Lines(tree.Commands.Select(Case), 16)}}
                    esac ;;
            esac
        }
        if [[ $funcstack[1] == _spanpack ]]; then _spanpack "$@"; else compdef _spanpack spanpack; fi

        """;

    private static string Case(CompletedCommand command)
    {
        string arguments = command.Values.Count > 0
            ? $" '1: :({string.Join(' ', command.Values)})'"
            : command.TakesFiles
            ? " '*:file:_files'"
            : string.Empty;
        return $"{command.Name}) _arguments {string.Join(' ', command.Options.Select(Spec))}{arguments} ;;";
    }

    // '(-o --output)'{-o,--output}'[description]:value:(a b)'
    private static string Spec(CompletedOption option)
    {
        string names = option.Names.Count == 1 ? option.Name : $"'({string.Join(' ', option.Names)})'{{{string.Join(',', option.Names)}}}";
        string action = option.Values.Count > 0 ? $"({string.Join(' ', option.Values)})" : option.IsPath ? "_files" : " ";
        return names
            + Quote($"[{Escape(option.Description)}]{(option.Value is null ? string.Empty : $":{Escape(option.Value)}:{action}")}");
    }

    private static string Escape(string text)
        => text.Replace("\\", "\\\\", StringComparison.Ordinal)
            .Replace(":", "\\:", StringComparison.Ordinal)
            .Replace("[", "\\[", StringComparison.Ordinal)
            .Replace("]", "\\]", StringComparison.Ordinal);

    private static string Quote(string text) => $"'{text.Replace("'", "'\\''", StringComparison.Ordinal)}'";

    private static string Lines(IEnumerable<string> lines, int indent)
        => string.Join('\n', lines.Select(line => new string(' ', indent) + line));
}
