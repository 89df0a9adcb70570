using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Files that are none, that change, or that never end.</summary>
public class InputTests
{
    // It may be read so fast that nobody sees it open.
    private const string UntilOpen =
        "while kill -0 $! 2> /dev/null && ! ls -l /proc/$!/fd 2> /dev/null | grep -q 1.v0.4.msgpack; do :; done;";

    [Theory]
    [InlineData("validate")]
    [InlineData("dump")]
    [ThoroughData("stats")]
    public async Task FileThatIsCutMeanwhile_DoesNotEndTheProcess(string command)
    {
        using var folder = new TestFolder();
        LargePayload.Write(Path.Combine(folder.Path, "1.v0.4.msgpack"), chunks: 300);
        ToolResult run =
            await ToolProcess.ShellAsync($"$TOOL {command} 1.v0.4.msgpack > /dev/null & {UntilOpen} sleep 0.3; : > 1.v0.4.msgpack; wait $!",
            folder.Path);

        Assert.True(run.ExitCode is 0 or 1, $"{run.ExitCode}: {run.Error}"); // it was read before, or is refused
    }

    [Theory]
    [InlineData("validate")]
    [InlineData("convert")]
    public async Task FileThatIsShorterThanItSays_IsRefused(string command)
    {
        const string File4096 = "/sys/kernel/mm/transparent_hugepage/enabled"; // says 4096 bytes and has some tens
        if (!File.Exists(File4096) || new FileInfo(File4096).Length != 4096) return;
        using var folder = new TestFolder();
        string output = Path.Combine(folder.Path, "out");
        ToolResult run = command == "validate"
            ? await ToolCall.RunAsync("validate", File4096)
            : await ToolCall.RunAsync("convert", File4096, output, "--to", "v1.0");

        Assert.Equal(command == "validate" ? 2 : 1, run.ExitCode);
        run.AssertOneErrorLine($"{File4096}: changed while it was read");
        Assert.Empty(Directory.GetFiles(folder.Path));
    }

    [Theory]
    [InlineData("mkfifo p; (sleep 1; cat PAYLOAD > p) & $TOOL validate p --from v0.4", "p: accepted (v0.4, 1 chunk, 1 span, 775 bytes)\n")]
    [ThoroughData("$TOOL validate <(cat PAYLOAD) --from v0.4", ": accepted (v0.4, 1 chunk, 1 span, 775 bytes)\n")]
    [ThoroughData("cat PAYLOAD | $TOOL validate /dev/stdin --from v0.4", "/dev/stdin: accepted (v0.4, 1 chunk, 1 span, 775 bytes)\n")]
    [InlineData("(head -c 1 PAYLOAD; sleep 1; tail -c +2 PAYLOAD) | $TOOL validate - --from v0.4",
        "standard input: accepted (v0.4, 1 chunk, 1 span, 775 bytes)\n")]
    public async Task Fifo_IsReadToItsEnd(string line, string output)
    {
        using var folder = new TestFolder();
        ToolResult run =
            await ToolProcess.ShellAsync(line.Replace("PAYLOAD", $"'{Vectors.FewTags}'", StringComparison.Ordinal), folder.Path);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.EndsWith(output, run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task LargeStandardInput_IsReadWhole()
    {
        using var folder = new TestFolder();
        string file = Path.Combine(folder.Path, "x");
        LargePayload.Write(file, chunks: 1500); // 23 MB
        ToolResult run = await ToolProcess.ShellAsync($"cat x | TMPDIR=/no/such $TOOL validate - --from v0.4", folder.Path);

        Assert.Equal((0, $"standard input: accepted (v0.4, 1,500 chunks, 90,000 spans, {new FileInfo(file).Length:N0} bytes)\n",
            string.Empty),
            (run.ExitCode, run.Output, run.Error));
    }

    [Theory]
    [InlineData("validate /dev/zero", "/dev/zero: over 512 MiB, which is read from files only")]
    [InlineData("dump - < /dev/zero", "standard input: over 512 MiB, which is read from files only")]
    public async Task WhatNeverEnds_IsStopped(string command, string reason)
    {
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL {command}");

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine(reason);
    }

    [Fact]
    public async Task FileOver2GiB_IsNotRead()
    {
        using var folder = new TestFolder();
        string file = folder.Write("x", []);
        using (FileStream stream = File.OpenWrite(file)) stream.SetLength(3L << 30); // a hole: it takes no room
        ToolResult run = await ToolCall.RunAsync("validate", file);

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("x: over 2 GiB, which is too large for a payload");
    }

    [Fact]
    public async Task FileThatCannotBeRead_DoesNotKeepOthersFromBeingChecked()
    {
        if (!File.Exists("/proc/self/mem")) return;
        ToolResult run = await ToolProcess.RunAsync("validate", "/proc/self/mem", Vectors.FewTags);

        Assert.Equal((2, $"{Vectors.FewTags}: accepted (v0.4, 1 chunk, 1 span, 775 bytes)\n"), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("/proc/self/mem");
    }

    [Fact]
    public async Task TooLittleMemory_IsOneLine()
    {
        ToolResult run = await ToolProcess.ShellAsync("DOTNET_GCHeapHardLimit=0x8000000 $TOOL validate /dev/zero"); // 128 MiB

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("there is not enough memory");
    }

    [Fact]
    public async Task FileThatMayNotBeRead_IsOneLine()
    {
        using var folder = new TestFolder();
        folder.Write("x", [0x90]);
        if (Environment.IsPrivilegedProcess) return; // may read everything
        ToolResult run = await ToolProcess.ShellAsync("chmod 0 x; $TOOL validate x", folder.Path);

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("is denied");
    }
}
