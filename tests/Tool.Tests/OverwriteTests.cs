using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack convert</c> where something is in the place of its output.</summary>
public class OverwriteTests
{
    // What the runtime maps counts for the limit of a file's size, too.
    internal const string SmallRuntime = "DOTNET_EnableWriteXorExecute=0";

    private static readonly byte[] s_old = [1, 2, 3];

    [Theory]
    [InlineData(2)]
    [InlineData(0, "--force")]
    public async Task ExistingOutput_NeedsForceWhereNobodyCanBeAsked(int exitCode, params string[] force)
    {
        using var folder = new TestFolder();
        string output = folder.Write("out", s_old);
        ToolResult run = await ToolCall.RunAsync(["convert", Vectors.FewTags, output, "--to", "v0.7", .. force]);

        Assert.Equal(exitCode, run.ExitCode);
        Assert.Equal(exitCode != 0, (await File.ReadAllBytesAsync(output)).SequenceEqual(s_old));
        if (exitCode != 0) run.AssertOneErrorLine($"{output} exists: --force overwrites");
    }

    [Theory]
    [InlineData("y", 0)]
    [InlineData("YES", 0)]
    [InlineData("n", 2)]
    [InlineData("", 2)]
    public async Task ExistingOutput_IsAskedAboutOnATerminal(string answer, int exitCode)
    {
        using var folder = new TestFolder();
        string output = folder.Write("out", s_old);
        ToolResult run = await ToolProcess.ShellAsync($"echo '{answer}' | script -qec \"$TOOL convert '{Vectors.FewTags}' '{output}' --to "
            + "v0.7\" /dev/null");

        Assert.Equal(exitCode, run.ExitCode);
        Assert.Contains($"spanpack: {output} exists. Overwrite? [y/N] ", run.Output, StringComparison.Ordinal);
        Assert.Equal(exitCode != 0, run.Output.Contains("nothing was converted", StringComparison.Ordinal));
        Assert.Equal(exitCode != 0, (await File.ReadAllBytesAsync(output)).SequenceEqual(s_old));
    }

    [Fact]
    public async Task StandardInput_IsNotTakenForAnAnswer()
    {
        using var folder = new TestFolder();
        string output = folder.Write("out", s_old);
        ToolResult run = await ToolProcess.ShellAsync($"echo y | script -qec \"$TOOL convert - '{output}' --to v0.7\" /dev/null");

        Assert.Equal(2, run.ExitCode);
        Assert.Contains("exists: --force overwrites", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("in", "in")]
    [InlineData("in", "./in")]
    [InlineData("in", "link")]
    [InlineData("link", "in")]
    [InlineData("in", "folder/in")]
    public async Task Input_IsNeverOverwritten(string input, string output)
    {
        using var folder = new TestFolder();
        byte[] body = await File.ReadAllBytesAsync(Vectors.FewTags);
        folder.Write("in", body);
        File.CreateSymbolicLink(Path.Combine(folder.Path, "link"), "in");
        Directory.CreateSymbolicLink(Path.Combine(folder.Path, "folder"), folder.Path);
        string[] files = [Path.Combine(folder.Path, input), Path.Combine(folder.Path, output)];
        ToolResult run = await ToolCall.RunAsync(["convert", .. files, "--to", "v0.7", "--force"]);

        Assert.Equal(2, run.ExitCode);
        run.AssertOneErrorLine($"{output}: is the input, so it is not overwritten");
        Assert.Equal(body, await File.ReadAllBytesAsync(Path.Combine(folder.Path, "in")));
    }

    [Fact]
    public async Task HeadersOfAFolder_AreNeverOverwritten()
    {
        using var folder = new TestFolder();
        folder.Write("1.v0.4.msgpack", await File.ReadAllBytesAsync(Vectors.FewTags));
        folder.Write("1.headers.json",
            await File.ReadAllBytesAsync(Vectors.FewTags.Replace(".msgpack", ".headers.json", StringComparison.Ordinal)));
        ToolResult run = await ToolCall.RunAsync("convert", folder.Path, folder.Path, "--to", "v0.7", "--force");

        Assert.Equal(2, run.ExitCode);
        run.AssertOneErrorLine("1.headers.json: is the input");
        Assert.False(File.Exists(Path.Combine(folder.Path, "1.v0.7.msgpack")));
    }

    [Fact]
    public async Task FilesOfAFolder_AreLookedAtBeforeAnyIsWritten()
    {
        using var folder = new TestFolder();
        string source = Directory.CreateDirectory(Path.Combine(folder.Path, "in")).FullName,
        target = Directory.CreateDirectory(Path.Combine(folder.Path, "out")).FullName;
        foreach (int number in new[] { 1, 2, 3 }) File.Copy(Vectors.FewTags, Path.Combine(source, $"{number}.v0.4.msgpack"));
        foreach (int number in new[] { 2, 3 }) await File.WriteAllBytesAsync(Path.Combine(target, $"{number}.v0.7.msgpack"), s_old);
        ToolResult refused = await ToolCall.RunAsync("convert", source, target, "--to", "v0.7");
        string[] before = Directory.GetFiles(target);
        ToolResult forced = await ToolCall.RunAsync("convert", source, target, "--to", "v0.7", "--force");

        Assert.Equal((2, 0), (refused.ExitCode, forced.ExitCode));
        refused.AssertOneErrorLine("2.v0.7.msgpack and 1 more file exist: --force overwrites");
        Assert.Equal((2, 3), (before.Length, Directory.GetFiles(target).Length));
    }

    [Fact]
    public async Task FileThatCannotBeWrittenWhole_LeavesTheOldOne()
    {
        using var folder = new TestFolder();
        LargePayload.Write(Path.Combine(folder.Path, "in.v0.4.msgpack"), chunks: 100); // 1.5 MB
        string output = folder.Write("out", s_old);
        ToolResult run =
            await ToolProcess.ShellAsync($"ulimit -f 256; {SmallRuntime} $TOOL convert in.v0.4.msgpack out --to v0.7 --force", folder.Path);

        Assert.Equal(2, run.ExitCode);
        Assert.EndsWith("spanpack: larger than a file may be here: 'out'\n", run.Error, StringComparison.Ordinal);
        Assert.Equal(s_old, await File.ReadAllBytesAsync(output));
        Assert.Equal(["in.v0.4.msgpack", "out"], Directory.GetFiles(folder.Path).Select(Path.GetFileName).Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task OutputInNoFolder_IsNamedAsItWasTyped()
    {
        ToolResult run = await ToolCall.RunAsync("convert", Vectors.FewTags, "/no/such/out", "--to", "v0.7");

        Assert.Equal(2, run.ExitCode);
        Assert.EndsWith("'/no/such/out'.\n", run.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task FullDevice_IsReported()
    {
        ToolResult run = await ToolCall.RunAsync("convert", Vectors.FewTags, "/dev/full", "--to", "v0.7");

        Assert.Equal(2, run.ExitCode);
        Assert.EndsWith("spanpack: No space left on device : '/dev/full'\n", run.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Fifo_IsWrittenToAndStaysOne()
    {
        using var folder = new TestFolder();
        ToolResult run = await ToolProcess.ShellAsync($"mkfifo p; $TOOL convert '{Vectors.FewTags}' p --to v0.7 2> e & $TOOL validate p "
            + "--from v0.7; wait $!; test -p p && echo stays",
            folder.Path);

        Assert.Equal((0, "p: accepted (v0.7, 1 chunk, 1 span, 867 bytes)\nstays\n"), (run.ExitCode, run.Output));
    }

    [Fact]
    public async Task FileInMemory_IsAFile()
    {
        if (!Directory.Exists("/dev/shm")) return;
        string output = $"/dev/shm/spanpack-{Guid.NewGuid():N}";
        try
        {
            ToolResult first = await ToolCall.RunAsync("convert", Vectors.FewTags, output, "--to", "v0.7"),
            second = await ToolProcess.RunAsync("convert", Vectors.FewTags, output, "--to", "v0.7");

            Assert.Equal((0, 2), (first.ExitCode, second.ExitCode));
            second.AssertOneErrorLine("exists: --force overwrites");
        }
        finally
        {
            File.Delete(output);
        }
    }

    [Fact]
    public async Task Device_IsNotAFileThatIsThere()
        => Assert.Equal(0, (await ToolCall.RunAsync("convert", Vectors.FewTags, "/dev/null", "--to", "v0.7")).ExitCode);
}
