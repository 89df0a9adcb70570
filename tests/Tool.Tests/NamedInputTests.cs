using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>What a command line names: folders of any payloads, standard input without a word, formats as people write them.</summary>
public sealed class NamedInputTests
{
    private const string Accepted = "accepted (v0.4, 1 chunk, 1 span, 775 bytes)";

    [Fact]
    public async Task Folder_IsReadWhateverItsPayloadsAreCalled()
    {
        using var folder = new TestFolder();
        byte[] body = await File.ReadAllBytesAsync(Vectors.FewTags);
        string[] payloads = ["2.v0.4.msgpack", "10.v0.4.msgpack", "7.msgpack", "a.v0.4.MSGPACK", "b.msgpack"];
        foreach (string name in payloads.Reverse().Append("notes.txt")) folder.Write(name, body);
        ToolResult run = await ToolCall.RunAsync("validate", folder.Path);

        Assert.Equal(0, run.ExitCode);
        Assert.Equal(payloads, run.Output.TrimEnd('\n').Split('\n').Select(static line => Path.GetFileName(line.Split(": ")[0])));
        Assert.Equal(5, run.Output.Split(Accepted).Length - 1);
        Assert.Equal(2, run.Error.Split("taken as v0.4").Length - 1); // those whose names say no format
    }

    [Fact]
    public async Task FolderOfVectors_IsRead()
        => Assert.Equal(0, (await ToolCall.RunAsync("validate", Path.GetDirectoryName(Vectors.FewTags)!)).ExitCode);

    [Fact]
    public async Task FolderOfAnyNames_IsConvertedUnderTheirNames()
    {
        using var folder = new TestFolder();
        byte[] body = await File.ReadAllBytesAsync(Vectors.FewTags);
        folder.Write("a.msgpack", body);
        folder.Write("a.headers.json", """{"method":"POST","path":"/v0.4/traces","headers":{}}"""u8);
        folder.Write("b.v0.4.msgpack", body);
        ToolResult run = await ToolProcess.ShellAsync("$TOOL convert . out --to v0.5", folder.Path);

        Assert.Equal(0, run.ExitCode);
        IEnumerable<string?> written = Directory.GetFiles(Path.Combine(folder.Path, "out")).Select(Path.GetFileName);
        Assert.Equal(["a.headers.json", "a.v0.5.msgpack", "b.v0.5.msgpack"], written.Order(StringComparer.Ordinal));
        folder.Write("a.v0.4.msgpack", body);
        ToolResult twice = await ToolProcess.ShellAsync("$TOOL convert . again --to v0.5", folder.Path);
        Assert.Equal(2, twice.ExitCode);
        twice.AssertOneErrorLine("a.msgpack and ./a.v0.4.msgpack would both be again/a.v0.5.msgpack");
        Assert.False(Directory.Exists(Path.Combine(folder.Path, "again")));
    }

    [Theory]
    [InlineData("cat PAYLOAD | $TOOL validate --from v0.4")]
    [InlineData("$TOOL validate --from v0.4 < PAYLOAD")]
    [InlineData("$TOOL validate - --from v0.4 < PAYLOAD")]
    public async Task RedirectedInput_NeedsNoWord(string line)
    {
        ToolResult run = await ToolProcess.ShellAsync(line.Replace("PAYLOAD", $"'{Vectors.FewTags}'", StringComparison.Ordinal));

        Assert.Equal((0, $"standard input: {Accepted}\n", string.Empty), (run.ExitCode, run.Output, run.Error));
    }

    [Theory]
    [InlineData("dump")]
    [InlineData("stats")]
    public async Task OtherCommands_ReadRedirectedInputToo(string command)
    {
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL {command} --from v0.4 < '{Vectors.FewTags}'");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Contains("standard input", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("dump")]
    [InlineData("validate")]
    [InlineData("send --url http://127.0.0.1:1")]
    public async Task ClosedInput_NeedsAFile(string command)
    {
        ToolResult run = await ToolProcess.ShellAsync($"$TOOL {command} <&-");

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        string name = command.Split(' ')[0];
        Assert.StartsWith($"spanpack: 'spanpack {name}' needs FILE, or a payload on standard input\n", run.Error, StringComparison.Ordinal);
    }

    [ShellFact("script")]
    public async Task Terminal_NeedsAFile()
    {
        ToolResult run = await ToolProcess.ShellAsync("script -qec \"$TOOL dump\" /dev/null");

        Assert.Equal(2, run.ExitCode);
        Assert.Contains("spanpack: 'spanpack dump' needs FILE, or a payload on standard input", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("v1.0", "v1.0")]
    [InlineData("1.0", "v1.0")]
    [InlineData("v1", "v1.0")]
    [InlineData("1", "v1.0")]
    [InlineData("V0.5", "v0.5")]
    [InlineData("0.7", "v0.7")]
    public async Task Formats_HaveShortNames(string typed, string format)
    {
        using var folder = new TestFolder();
        string output = Path.Combine(folder.Path, "out");
        ToolResult converted = await ToolCall.RunAsync("convert", Vectors.FewTags, output, "--to", typed);
        ToolResult run = await ToolCall.RunAsync("validate", output, "--from", typed);

        Assert.Equal(0, converted.ExitCode);
        Assert.Equal(0, run.ExitCode);
        Assert.StartsWith($"{output}: accepted ({format}, 1 chunk", run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("v0")]
    [InlineData("0")]
    [InlineData("v")]
    [InlineData("vv1")]
    [InlineData("v4")]
    [InlineData("2")]
    public async Task OtherNames_AreNoFormats(string typed)
    {
        ToolResult run = await ToolCall.RunAsync("validate", Vectors.FewTags, "--from", typed);

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        Assert.StartsWith($"spanpack: '{typed}' is not a format: v0.4, v0.5, v0.7, v1.0, otlp-json\n", run.Error, StringComparison.Ordinal);
    }
}
