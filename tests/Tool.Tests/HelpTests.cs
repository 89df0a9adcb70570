using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

public class HelpTests
{
    [Fact]
    public async Task EveryCommand_HasAnExample()
    {
        ToolResult root = await ToolProcess.RunAsync("--help");
        Assert.Equal(0, root.ExitCode);
        string[] commands = [.. root.Output.Split("Commands:")[1].Split("Example")[0].Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries).Select(static line => line.Split(' ')[0])];
        Assert.Contains("dump", commands);
        foreach (string command in commands)
        {
            ToolResult help = await ToolProcess.RunAsync(command, "--help");

            Assert.Equal(0, help.ExitCode);
            Assert.Contains("\n  spanpack " + command, help.Output.Split("Example")[1], StringComparison.Ordinal);
        }
    }

    [Fact]
    public async Task Version_IsThatOfThePackage()
    {
        ToolResult run = await ToolProcess.RunAsync("--version");

        Assert.Equal(0, run.ExitCode);
        Assert.StartsWith("0.1.0", run.Output, StringComparison.Ordinal);
    }
}
