using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Where the output goes: closed pipes, full disks, terminals.</summary>
public class OutputTests
{
    private static readonly string[] s_commands =
        ["dump --output tree", "validate --strict", "dump --output json", "dump --output waterfall", "stats"];

    /// <summary>Gets commands that print what they have read.</summary>
    public static TheoryData<string> Commands => [.. s_commands.Take(Dose.OfCases(2))];

    [Theory]
    [MemberData(nameof(Commands))]
    public async Task ClosedPipe_EndsQuietly(string command)
    {
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL {command} '{Vectors.Chain60}' | true; echo ${{PIPESTATUS[0]}}");

        Assert.Equal("0\n", run.Output);
        Assert.Equal(string.Empty, run.Error);
    }

    [Theory]
    [MemberData(nameof(Commands))]
    [InlineData("validate")]
    public async Task FullDisk_IsReported(string command)
    {
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL {command} '{Vectors.FewTags}' > /dev/full");

        Assert.Equal(2, run.ExitCode);
        run.AssertOneErrorLine("No space left on device");
    }

    [Theory]
    [InlineData("dump -o json IN > out")]
    [InlineData("convert IN - --to v1.0 > out")]
    public async Task SizeLimit_IsReported(string command)
    {
        using var folder = new TestFolder();
        LargePayload.Write(Path.Combine(folder.Path, "in"), chunks: 100);
        ToolResult run = await ToolProcess.ShellAsync($"ulimit -f 256; {OverwriteTests.SmallRuntime} $TOOL "
            + $"{command.Replace("IN", "in --from v0.4", StringComparison.Ordinal)}",
            folder.Path);

        Assert.Equal(2, run.ExitCode);
        Assert.Contains("spanpack: standard output: larger than a file may be here\n", run.Error, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("", true)]
    [InlineData("NO_COLOR=1", false)]
    [InlineData("NO_COLOR=", true)] // no-color.org: only when it is not empty
    public async Task Terminal_GetsColoursUnlessTheyAreUnwanted(string variable, bool coloured)
    {
        ToolResult run =
            await ToolProcess.ShellAsync($"{variable} TERM=xterm-256color script -qec \"$TOOL dump '{Vectors.FewTags}'\" /dev/null");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("web.request", run.Output, StringComparison.Ordinal);
        Assert.Equal(coloured, run.Output.Contains("\u001b[90m", StringComparison.Ordinal));
    }
}
