using System.Text.RegularExpressions;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

public class HelpTests
{
    [Fact]
    public async Task EveryCommand_HasUsageExitCodesAndAnExample()
    {
        ToolResult root = await ToolCall.RunAsync("--help");
        Assert.Equal(0, root.ExitCode);
        string[] commands = [.. Section(root.Output, "Commands:").Select(static line => line.Split(' ')[0])];
        Assert.Contains("dump", commands);
        foreach (string command in commands)
        {
            ToolResult help = await ToolCall.RunAsync(command, "--help");

            Assert.Equal(0, help.ExitCode);
            Assert.StartsWith("spanpack " + command, Assert.Single(Section(help.Output, "Usage:")), StringComparison.Ordinal);
            Assert.StartsWith("spanpack " + command, Section(help.Output, "Examples?:")[0], StringComparison.Ordinal);
            string[] codes = [.. Section(help.Output, "Exit codes:").Select(static line => line.Split(' ')[0])];
            Assert.Equal(codes.Intersect(["0", "1", "2", "130"]), codes);
            Assert.Contains("0", codes);
            Assert.Contains("2", codes);
        }
    }

    [Fact]
    public async Task NoArguments_AreAnsweredWithTheHelp()
    {
        ToolResult run = await ToolCall.RunAsync(), help = await ToolCall.RunAsync("--help");

        Assert.Equal((0, string.Empty, help.Output), (run.ExitCode, run.Error, run.Output));
        Assert.Equal(["spanpack [command] [options]"], Section(run.Output, "Usage:"));
    }

    [Theory]
    [InlineData("'dmup' is not a command. Did you mean 'dump'?", "dmup", "x")]
    [InlineData("'val' is not a command. Did you mean 'validate'?", "val")]
    [InlineData("'frob' is not a command.\n", "frob", "--help")]
    [InlineData("'--outptu' is not an option of 'spanpack dump'. Did you mean '--output'?", "dump", "--outptu", "json", "x")]
    [InlineData("'--stric' is not an option of 'spanpack validate'. Did you mean '--strict'?", "validate", "x", "--stric")]
    [InlineData("'-x' is not an option of 'spanpack stats'.\n", "stats", "-x")]
    [InlineData("'c' is more than 'spanpack convert' takes\n", "convert", "a", "b", "c", "d")]
    [InlineData("'spanpack diff' needs B\n", "diff", "a")]
    [InlineData("'spanpack convert' needs OUT\n", "convert", "a", "--to", "v0.7")]
    [InlineData("'spanpack convert' needs --to FORMAT\n", "convert", "a", "b")]
    [InlineData("'-o' needs tree|json|waterfall\n", "dump", "a", "-o")]
    [InlineData("only one of the two can be standard input\n", "diff", "-", "-")]
    [InlineData("'--verison' is not an option of 'spanpack'. Did you mean '--version'?", "--verison")]
    public async Task MistypedWord_IsNamedWithWhatWasMeant(string message, params string[] arguments)
    {
        ToolResult run = await ToolCall.RunAsync(arguments);

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        Assert.StartsWith("spanpack: " + message, run.Error, StringComparison.Ordinal);
        Assert.EndsWith("--help'.\n", run.Error, StringComparison.Ordinal);
        Assert.Equal(2, run.Error.Count(static c => c == '\n'));
    }

    [Theory]
    [InlineData("help")]
    [InlineData("help", "dump")]
    public async Task HelpAsAWord_IsTheOption(params string[] words)
    {
        ToolResult run = await ToolCall.RunAsync(words), option = await ToolCall.RunAsync([.. words[1..], "--help"]);

        Assert.Equal((0, option.Output), (run.ExitCode, run.Output));
    }

    [Fact]
    public async Task FileThatLooksLikeAnOption_ComesAfterTwoDashes()
    {
        ToolResult run = await ToolCall.RunAsync("dump", "--", "-x");

        Assert.Equal(2, run.ExitCode);
        run.AssertOneErrorLine("-x: no such file or folder");
    }

    [Fact]
    public async Task ShortOption_IsTheLongOne()
    {
        ToolResult run = await ToolCall.RunAsync("dump", Vectors.FewTags, "-o", "json");

        Assert.Equal((0, (await ToolCall.RunAsync("dump", Vectors.FewTags, "--output", "json")).Output), (run.ExitCode, run.Output));
        Assert.StartsWith("{", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Version_IsThatOfThePackage()
    {
        ToolResult run = await ToolProcess.RunAsync("--version");

        Assert.Equal(0, run.ExitCode);
        Assert.StartsWith("0.2.0", run.Output, StringComparison.Ordinal);
    }

    // The lines below a title, up to the next empty one.
    private static string[] Section(string help, string title)
    {
        Match match = Regex.Match(help, $@"^{title}\n((?:  .*\n)+)", RegexOptions.Multiline);
        Assert.True(match.Success, $"no '{title}' in {help}");
        return match.Groups[1].Value.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
    }
}
