using System.Text;

namespace SpanPack.Tool;

/// <summary>The script for fish.</summary>
internal static class FishScript
{
    internal static string Write(CompletionTree tree)
    {
        var script =
            new StringBuilder("# Completes spanpack in fish. To load it: spanpack completion fish | source\ncomplete -c spanpack -e\n");
        string none = "not __fish_seen_subcommand_from " + string.Join(' ', tree.Commands.Select(static command => command.Name));
        foreach (CompletedOption option in tree.Options) Append(script, none, Flags(option));
        foreach (CompletedCommand command in tree.Commands) Append(script, none, $"-f -a {command.Name} -d {Quote(command.Description)}");
        foreach (CompletedCommand command in tree.Commands)
        {
            string condition = "__fish_seen_subcommand_from " + command.Name;
            if (!command.TakesFiles)
                Append(script, condition, command.Values.Count == 0 ? "-f" : $"-f -a {Quote(string.Join(' ', command.Values))}");
            foreach (CompletedOption option in command.Options) Append(script, condition, Flags(option));
        }

        return script.ToString();
    }

    private static void Append(StringBuilder script, string condition, string rest)
        => script.Append($"complete -c spanpack -n {Quote(condition)} {rest}\n");

    private static string Flags(CompletedOption option)
    {
        string names = string.Join(' ',
            option.Names.Select(static name => name.StartsWith("--", StringComparison.Ordinal) ? "-l " + name[2..] : "-s " + name[1..]));
        string value = option.Value is null
            ? string.Empty
            : option.IsPath
            ? " -r -F"
            : option.Values.Count > 0
            ? $" -x -a {Quote(string.Join(' ', option.Values))}"
            : " -x";
        return $"{names}{value} -d {Quote(option.Description)}";
    }

    private static string Quote(string text)
        => $"'{text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("'", "\\'", StringComparison.Ordinal)}'";
}
