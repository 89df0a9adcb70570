using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>What goes wrong is one line on the error stream and an exit code.</summary>
public class FailureTests
{
    public static TheoryData<string> Readers => ["dump", "validate", "stats"];

    [Theory]
    [MemberData(nameof(Readers))]
    public async Task MissingFile_IsWrongUse(string command)
    {
        ToolResult run = await ToolCall.RunAsync(command, "no-such.msgpack");

        Assert.Equal(2, run.ExitCode);
        Assert.Equal(string.Empty, run.Output);
        run.AssertOneErrorLine("no-such.msgpack: no such file or folder");
    }

    [Theory]
    [MemberData(nameof(Readers))]
    public async Task FolderWithoutPayloads_IsWrongUse(string command)
    {
        using var folder = new TestFolder();
        folder.Write("x.headers.json", [0x90]);

        ToolResult run = await ToolCall.RunAsync(command, folder.Path);

        Assert.Equal(2, run.ExitCode);
        run.AssertOneErrorLine("no payloads (*.msgpack) in this folder");
    }

    [Theory]
    [MemberData(nameof(Readers))]
    public async Task HeadersThatAreNone_AreWrongUse(string command)
    {
        using var folder = new TestFolder();
        folder.Write("1.headers.json", "[1"u8);
        string body = folder.Write("1.v0.4.msgpack", [0x90]);

        ToolResult run = await ToolCall.RunAsync(command, body);

        Assert.Equal(2, run.ExitCode);
        run.AssertOneErrorLine("1.headers.json: not the headers of a saved payload");
    }

    [Theory]
    [InlineData("")]
    [InlineData("c1c1c1c1c1")]
    [InlineData("00ff2a7f454c46000000")]
    [InlineData("91c0")]
    public async Task EmptyFileAndRubbish_AreRefused(string hex)
    {
        using var folder = new TestFolder();
        string file = folder.Write("rubbish", Convert.FromHexString(hex));
        foreach (string command in new[] { "dump", "validate", "stats" })
        {
            ToolResult run = await ToolCall.RunAsync(command, file, "--from", "v0.4");

            Assert.Equal(1, run.ExitCode);
            Assert.Contains("refused at offset", run.Output + run.Error, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("'spanpack dump' needs FILE, which is empty", "dump", "")]
    [InlineData("'spanpack validate' needs FILE, which is empty", "validate", "a", "")]
    [InlineData("'spanpack convert' needs OUT, which is empty", "convert", "a", "", "--to", "v1.0")]
    [InlineData("'spanpack diff' needs A, which is empty", "diff", "", "b")]
    [InlineData("'--service' needs NAME, which is empty", "dump", "a", "--service", "")]
    [InlineData("'--save' needs DIR, which is empty", "agent", "--port", "0", "--save", "")]
    [InlineData("'--socket' needs PATH, which is empty", "agent", "--port", "0", "--socket", "")]
    [InlineData("'' is not an address of an agent", "send", "a", "--url", "")]
    [InlineData("'' is not a number of seconds: 1 to 3600", "send", "a", "--url", "http://x", "--timeout", "")]
    public async Task EmptyValue_IsWrongUse(string reason, params string[] arguments)
    {
        ToolResult run = await ToolCall.RunAsync(arguments);

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        Assert.StartsWith("spanpack: " + reason, run.Error, StringComparison.Ordinal);
        Assert.Contains("--help'", run.Error, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("diff")]
    [InlineData("dump", "a", "--from", "v9")]
    [InlineData("dump", "a", "--output", "xml")]
    [InlineData("dump", "a", "--trace", "xyz")]
    [InlineData("dump", "a", "b")]
    [InlineData("convert")]
    [InlineData("stats", "a", "--strict")]
    [InlineData("frob")]
    public async Task WrongUse_IsExitCode2(params string[] arguments)
    {
        ToolResult run = await ToolCall.RunAsync(arguments);

        Assert.Equal(2, run.ExitCode);
        Assert.Equal(string.Empty, run.Output);
        Assert.Contains("spanpack: ", run.Error, StringComparison.Ordinal);
        Assert.Contains("--help'", run.Error, StringComparison.Ordinal);
    }
}
