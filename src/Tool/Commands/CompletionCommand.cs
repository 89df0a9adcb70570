using System.CommandLine;

namespace SpanPack.Tool;

/// <summary><c>spanpack completion</c>: writes a completion script for a shell.</summary>
internal static class CompletionCommand
{
    internal static ToolCommand Create()
    {
        string[] names = [.. Enum.GetNames<Shell>().Select(static name => name.ToLowerInvariant())];
        var shell = new Argument<Shell>("SHELL")
        {
            Description = $"The shell: {string.Join(", ", names)}.",
            CustomParser = result =>
            {
                string text = result.Tokens[^1].Value;
                if (Array.IndexOf(names, text) is >= 0 and int index) return Enum.GetValues<Shell>()[index];
                result.AddError($"'{text}' is none of {string.Join(", ", names)}");
                return default;
            },
        };
        shell.CompletionSources.Clear(); // those of the enumeration
        shell.CompletionSources.Add(names);
        var command = new ToolCommand(
            "completion",
            "Writes a script that lets a shell complete commands, options and their values.",
            new ToolHelp
            {
                Notes = ["The first lines of the script say how to load it. It never runs 'spanpack'."],
                Succeeded = "written",
                Interrupted = null,
                Examples = ["spanpack completion bash >> ~/.bashrc", "source <(spanpack completion zsh)",
                    "spanpack completion fish | source", "spanpack completion powershell | Out-String | Invoke-Expression"],
            })
        {
            shell,
        };
        command.SetAction(async (parsed, _) =>
        {
            CompletionTree tree = CompletionTree.Of(parsed.RootCommandResult.Command);
            await parsed.InvocationConfiguration.Output.WriteAsync(parsed.GetValue(shell) switch
            {
                Shell.Bash => BashScript.Write(tree),
                Shell.Zsh => ZshScript.Write(tree),
                Shell.Fish => FishScript.Write(tree),
                _ => PowerShellScript.Write(tree),
            });
            return ExitCode.Succeeded;
        });
        return command;
    }
}
