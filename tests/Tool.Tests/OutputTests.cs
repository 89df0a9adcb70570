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
        Assert.Equal(coloured, run.Output.Contains("\u001b[90m", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("dump IN")]
    [InlineData("stats IN")]
    [InlineData("diff IN IN")]
    [InlineData("convert IN IN/out --to v1.0")]
    public async Task Interrupt_EndsWithItsExitCode(string command)
    {
        using var folder = new TestFolder();
        byte[] chunk = File.ReadAllBytes(Vectors.Chain60)[1..];
        using (FileStream large = File.Create(Path.Combine(folder.Path, "1.v0.4.msgpack")))
        {
            large.Write([0xdc, 0x1f, 0x40]); // 8,000 chunks, 120 MB: some seconds of work
            for (int i = 0; i < 8000; i++) large.Write(chunk);
        }

        // An interactive shell's children take SIGINT; those in the background of a script do not.
        ToolResult run = await ToolProcess.ShellAsync($"set -m; $TOOL {command.Replace("IN", folder.Path, StringComparison.Ordinal)} > /dev/null & sleep 1; kill -INT $!; wait $!");

        Assert.Equal(130, run.ExitCode);
        Assert.DoesNotContain("spanpack: ", run.Error, StringComparison.Ordinal);
    }
}
