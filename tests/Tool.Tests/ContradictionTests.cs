using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>Payloads whose names or headers say another format than their bytes.</summary>
public class ContradictionTests
{
    private const string OtherName = "x.v1.0.msgpack: its name says v1.0, but the content looks like v0.4; it is read as v1.0\n";

    [Theory]
    [InlineData("dump")]
    [InlineData("stats")]
    [InlineData("validate")]
    [InlineData("convert", "/dev/null", "--to", "v0.5")]
    [InlineData("send", "--url", "http://127.0.0.1:1")]
    public async Task NameOfAnotherFormat_IsToldBeforeTheRefusal(string command, params string[] rest)
    {
        using var folder = new TestFolder();
        string file = folder.Write("x.v1.0.msgpack", await File.ReadAllBytesAsync(Vectors.FewTags));
        ToolResult run = await ToolCall.RunAsync([command, file, .. rest]);

        Assert.Equal(1, run.ExitCode);
        Assert.Contains(OtherName, run.Error, StringComparison.Ordinal);
        Assert.Contains("refused at offset 0: array where map is expected", run.Output + run.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task FormatThatIsGiven_IsBelieved()
    {
        using var folder = new TestFolder();
        string file = folder.Write("x.v1.0.msgpack", await File.ReadAllBytesAsync(Vectors.FewTags));
        ToolResult run = await ToolCall.RunAsync("validate", file, "--from", "v0.4");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
    }

    [Theory]
    [InlineData("1.v1.0.msgpack", "/v0.4/traces", 0,
        "1.v1.0.msgpack: its name says v1.0, but the content looks like v0.4; it is read as v0.4")]
    [InlineData("1.v0.4.msgpack", "/v0.7/traces", 1,
        "1.v0.4.msgpack: it was posted as v0.7, but the content looks like v0.4; it is read as v0.7")]
    public async Task SavedHeaders_CountMoreThanTheName(string name, string path, int exitCode, string message)
    {
        using var folder = new TestFolder();
        string file = folder.Write(name, await File.ReadAllBytesAsync(Vectors.FewTags));
        folder.Write("1.headers.json", System.Text.Encoding.UTF8.GetBytes($$"""{"method":"POST","path":"{{path}}","headers":{} }"""));
        ToolResult run = await ToolCall.RunAsync("validate", file);

        Assert.Equal(exitCode, run.ExitCode);
        run.AssertOneErrorLine(message);
    }

    [Theory]
    [InlineData("x.v0.4.msgpack", "90")]
    [InlineData("x.v0.5.msgpack", "c1")]
    [InlineData("x.v1.0.msgpack", "80")]
    public async Task ContentThatTellsNoFormat_IsNoContradiction(string name, string hex)
    {
        using var folder = new TestFolder();
        ToolResult run = await ToolCall.RunAsync("validate", folder.Write(name, Convert.FromHexString(hex)));

        Assert.Equal(string.Empty, run.Error);
    }

    [Fact]
    public async Task NameOfTheOutput_IsComparedToo()
    {
        using var folder = new TestFolder();
        ToolResult run = await ToolCall.RunAsync("convert", Vectors.FewTags, Path.Combine(folder.Path, "x.v0.5.msgpack"), "--to", "v0.7");

        Assert.Equal(0, run.ExitCode);
        Assert.Contains("x.v0.5.msgpack: the name says v0.5, the content is v0.7\n", run.Error, StringComparison.Ordinal);
    }
}
