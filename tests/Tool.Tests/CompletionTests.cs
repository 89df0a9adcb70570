using System.Text;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack completion</c>.</summary>
public class CompletionTests
{
    private static readonly string[] s_commands = ["dump", "validate", "stats", "convert", "diff", "send", "agent", "view", "query", "wait",
        "completion"];

    [Fact]
    public async Task Bash_KnowsWhatCompletesTheTool()
    {
        ToolResult run = await ToolProcess.ShellAsync("source <($TOOL completion bash); complete -p spanpack");

        Assert.Equal((0, string.Empty, "complete -o default -F _spanpack spanpack\n"), (run.ExitCode, run.Error, run.Output));
    }

    [Theory]
    [InlineData("spanpack ", "dump validate stats convert diff send agent view query wait completion")]
    [InlineData("spanpack d", "dump diff")]
    [InlineData("spanpack --c", "--color")]
    [InlineData("spanpack --color ", "auto always never")]
    [InlineData("spanpack --color never st", "stats")]
    [InlineData("spanpack dump --", "--from --output --trace --service --full --help --color")]
    [InlineData("spanpack dump x --output ", "tree json waterfall")]
    [InlineData("spanpack dump -o w", "waterfall")]
    [InlineData("spanpack dump -o = j", "json")]
    [InlineData("spanpack dump --output =", "tree json waterfall")]
    [InlineData("spanpack convert a b --to v0", "v0.4 v0.5 v0.7")]
    [InlineData("spanpack diff a b --color a", "auto always")]
    [InlineData("spanpack completion ", "bash zsh fish powershell")]
    [InlineData("spanpack dump x", "")]
    [InlineData("spanpack agent --save x", "")]
    public async Task Bash_Completes(string typed, string words)
    {
        using var folder = new TestFolder();
        folder.Write("script", Encoding.UTF8.GetBytes((await ToolCall.RunAsync("completion", "bash")).Output));
        ToolResult run = await ToolProcess.ShellAsync(
            $"source ./script; IFS=' ' read -ra COMP_WORDS <<< '{typed}'; "
                + $"{(typed.EndsWith(' ') ? "COMP_WORDS+=('');" : string.Empty)} COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _spanpack; echo "
                    + $"\"${{COMPREPLY[@]}}\"", folder.Path);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Equal(words.Split(' ').Order(StringComparer.Ordinal), run.Output.TrimEnd('\n').Split(' ').Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("bash", "# Completes spanpack in bash.", "'convert -'*) words='--to --from --force --max-output --help --color' ;;")]
    [InlineData("zsh", "#compdef spanpack\n", "'(--output -o)'{--output,-o}'[", ":tree|json|waterfall:(json tree waterfall)'",
        "'*:file:_files'", "compdef _spanpack spanpack")]
    [InlineData("fish", "# Completes spanpack in fish.",
        "complete -c spanpack -n '__fish_seen_subcommand_from dump' -l output -s o -x -a 'json tree waterfall' -d ", " -l save -r -F -d ")]
    [InlineData("powershell", "# Completes spanpack in PowerShell.",
        "Register-ArgumentCompleter -Native -CommandName spanpack -ScriptBlock {", "'dump -o' { 'json', 'tree', 'waterfall' }")]
    public async Task Script_HasAllCommands(string shell, string start, params string[] parts)
    {
        ToolResult run = await ToolCall.RunAsync("completion", shell);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.StartsWith(start, run.Output, StringComparison.Ordinal);
        foreach (string part in s_commands.Concat(parts)) Assert.Contains(part, run.Output, StringComparison.Ordinal);
        Assert.EndsWith("\n", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain('\r', run.Output);
    }

    [ShellFact("zsh")]
    public async Task Zsh_KnowsWhatCompletesTheTool()
    {
        ToolResult run =
            await ToolProcess.ShellAsync("zsh -f -c 'compdef() { print -r -- \"$@\" }; source <(eval \"$0 completion zsh\")' \"$TOOL\"");

        Assert.Equal((0, string.Empty, "_spanpack spanpack\n"), (run.ExitCode, run.Error, run.Output));
    }

    [ShellFact("fish")]
    public async Task Fish_Completes()
    {
        ToolResult run = await ToolProcess.ShellAsync("$TOOL completion fish | fish -N -c 'source; complete -C \"spanpack dump -o w\"; "
            + "complete -C \"spanpack --color never val\"; complete -C \"spanpack convert --fo\"'");

        Assert.Equal(string.Empty, run.Error);
        Assert.Equal(["waterfall", "validate", "--force"], run.Output.TrimEnd('\n').Split('\n').Select(static line => line.Split('\t')[0]));
    }

    [Fact]
    public async Task OtherShell_IsWrongUse()
    {
        ToolResult run = await ToolCall.RunAsync("completion", "csh");

        Assert.Equal(2, run.ExitCode);
        Assert.Contains("'csh' is none of bash, zsh, fish, powershell", run.Error, StringComparison.Ordinal);
    }
}
