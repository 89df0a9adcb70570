using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Where the output goes: closed pipes, full disks, terminals.</summary>
public class OutputTests
{
    [Theory]
    [InlineData("dump --output tree")]
    [InlineData("dump --output json")]
    [InlineData("dump --output waterfall")]
    [InlineData("validate --strict")]
    [InlineData("stats")]
    public async Task ClosedPipe_EndsQuietly(string command)
    {
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL {command} '{Vectors.Chain60}' | true; echo ${{PIPESTATUS[0]}}");

        Assert.Equal("0\n", run.Output);
        Assert.Equal(string.Empty, run.Error);
    }

    [Theory]
    [InlineData("dump --output tree")]
    [InlineData("dump --output json")]
    [InlineData("dump --output waterfall")]
    [InlineData("validate")]
    [InlineData("stats")]
    public async Task FullDisk_IsReported(string command)
    {
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL {command} '{Vectors.FewTags}' > /dev/full");

        Assert.Equal(2, run.ExitCode);
        run.AssertOneErrorLine("No space left on device");
    }

    [Theory]
    [InlineData("", true)]
    [InlineData("NO_COLOR=1", false)]
    public async Task Terminal_GetsColoursUnlessTheyAreUnwanted(string variable, bool coloured)
    {
        ToolResult run = await ToolProcess.ShellAsync($"{variable} TERM=xterm-256color script -qec \"$TOOL dump '{Vectors.FewTags}'\" /dev/null");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("web.request", run.Output, StringComparison.Ordinal);
        Assert.Equal(coloured, run.Output.Contains("\u001b[38;5;", StringComparison.Ordinal));
    }
}
