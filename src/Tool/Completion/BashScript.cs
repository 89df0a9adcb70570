namespace SpanPack.Tool;

/// <summary>The script for bash, 3.2 and later. Without matching words, bash completes files.</summary>
internal static class BashScript
{
    internal static string Write(CompletionTree tree) => $$"""
        # Completes spanpack in bash. To load it: source <(spanpack completion bash)
        _spanpack() {
            local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} command='' words='' i
            if [[ $word == '=' ]]; then word=''
            elif [[ $option == '=' ]]; then option=${COMP_WORDS[COMP_CWORD-2]}
            fi
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                    {{string.Join('|', tree.Commands.Select(static command => command.Name))}}) command=${COMP_WORDS[i]}; break ;;
                esac
            done
            case "$command $option" in
        {{Lines(ValueCases(tree), 8)}}
                *)
                    case "$command $word" in
        {{Lines(WordCases(tree), 16)}}
                    esac ;;
            esac
            COMPREPLY=($(compgen -W "$words" -- "$word"))
        }
        complete -o default -F _spanpack spanpack

        """;

    private static IEnumerable<string> ValueCases(CompletionTree tree)
    {
        foreach (CompletedOption option in tree.Options.Where(static option => option.Values.Count > 0))
        {
            yield return $"{string.Join('|', option.Names.Select(static name => $"*' {name}'"))}) "
                + $"words='{string.Join(' ', option.Values)}' ;;";
        }

        foreach (CompletedCommand command in tree.Commands)
        {
            foreach (CompletedOption option in command.Options.Where(static option => option.Values.Count > 0 && !option.IsEverywhere))
            {
                yield return $"{string.Join('|', option.Names.Select(name => $"'{command.Name} {name}'"))}) "
                    + $"words='{string.Join(' ', option.Values)}' ;;";
            }
        }
    }

    private static IEnumerable<string> WordCases(CompletionTree tree)
    {
        yield return $"' -'*) words='{NamesOf(tree.Options)}' ;;";
        yield return $"' '*) words='{string.Join(' ', tree.Commands.Select(static command => command.Name))}' ;;";
        foreach (CompletedCommand command in tree.Commands)
        {
            yield return $"'{command.Name} -'*) words='{NamesOf(command.Options)}' ;;";
            if (command.Values.Count > 0) yield return $"'{command.Name} '*) words='{string.Join(' ', command.Values)}' ;;";
        }
    }

    private static string NamesOf(IEnumerable<CompletedOption> options) => string.Join(' ', options.Select(static option => option.Name));

    private static string Lines(IEnumerable<string> lines, int indent)
        => string.Join('\n', lines.Select(line => new string(' ', indent) + line));
}
