using System.Net;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>What <c>spanpack agent --save</c> takes of the disk.</summary>
public class AgentSaveTests
{
    [Fact]
    public async Task Bound_IsNotExceededAndToldOnce()
    {
        using var folder = new TestFolder();
        folder.Write("7.v0.4.msgpack", new byte[50_000]); // of an earlier run
        byte[] body = AgentMemoryTests.Chunks(50_000);
        using RunningAgent agent = await RunningAgent.StartAsync("--save", folder.Path, "--max-saved", "200kB");
        for (int i = 0; i < 6; i++) Assert.Equal(HttpStatusCode.OK, await agent.PostAsync(body));
        ToolResult run = await agent.EndAsync("INT");

        Assert.Equal(1, run.ExitCode);
        run.AssertOneErrorLine("no more are saved");
        Assert.Matches("6 accepted, 0 refused, [23] saved, [34] not saved(, [0-9] not shown)?.\n$", run.Output);
        Assert.InRange(Directory.EnumerateFiles(folder.Path).Sum(static file => new FileInfo(file).Length), 100_000, 200_000);
        Assert.True(File.Exists(Path.Combine(folder.Path, "7.v0.4.msgpack")));
    }

    [Theory]
    [InlineData("1", true)]
    [InlineData("500MB", true)]
    [InlineData("2 GiB", true)]
    [InlineData("1tib", true)]
    [InlineData("MB", false)]
    [InlineData("-1", false)]
    [InlineData("1.5GB", false)]
    [InlineData("9999999999GiB", false)]
    [InlineData("5 apples", false)]
    public async Task Bytes_AreReadAsPeopleWriteThem(string bytes, bool isNumber)
    {
        ToolResult run = await ToolProcess.RunAsync("agent", "--socket", "/no/such/folder/s", $"--max-saved={bytes}");

        Assert.Equal(isNumber ? 1 : 2, run.ExitCode); // 1: the folder of the socket
        Assert.Equal(!isNumber, run.Error.Contains("is not a number of bytes", StringComparison.Ordinal));
    }

    [Fact]
    public async Task FolderThatIsGone_IsToldOnceAndAnsweringGoesOn()
    {
        using var folder = new TestFolder();
        byte[] body = AgentMemoryTests.Chunks(200_000);
        using RunningAgent agent = await RunningAgent.StartAsync("--save", folder.Path);
        Assert.Equal(HttpStatusCode.OK, await agent.PostAsync(body));
        await Wait.UntilAsync(
            () => !Directory.EnumerateFiles(folder.Path, "*.msgpack").All(static file => Path.GetFileName(file).StartsWith('.')),
            "a file is written");
        Directory.Delete(folder.Path, recursive: true);
        for (int i = 0; i < 3; i++) Assert.Equal(HttpStatusCode.OK, await agent.PostAsync(body));
        ToolResult run = await agent.EndAsync("INT");
        Directory.CreateDirectory(folder.Path);

        Assert.Equal(1, run.ExitCode);
        run.AssertOneErrorLine("a payload was not saved: ");
        Assert.Matches("4 accepted, 0 refused, 1 saved, 3 not saved(, [0-9] not shown)?.\n$", run.Output);
    }

    [Fact]
    public async Task SpansOfOpenTelemetry_AreShown_AndSavedAsAPayload()
    {
        using var folder = new TestFolder();
        using RunningAgent agent = await RunningAgent.StartAsync("--save", folder.Path, "--otlp-port", "0");
        Assert.Matches("^Listening on http://127.0.0.1:[0-9]+/ and http://127.0.0.1:[0-9]+/ \\(OTLP\\). Ctrl\\+C ends.$", agent.FirstLine);
        string otlp = agent.FirstLine.Split(' ').Last(static word => word.StartsWith("http://", StringComparison.Ordinal));
        using var content = new ByteArrayContent(await File.ReadAllBytesAsync(Path.Combine(Vectors.Folder, "otlp", "node-sdk.protobuf")));
        content.Headers.ContentType = new("application/x-protobuf");
        using var client = new HttpClient();
        Assert.Equal(HttpStatusCode.OK, (await client.PostAsync(new Uri(otlp + "v1/traces"), content)).StatusCode);
        ToolResult run = await agent.EndAsync("INT");
        ToolResult saved = await ToolCall.RunAsync("query", "resource:\"GET /cart/:id\"", folder.Path);

        Assert.Contains("otlp, 1 chunk, 3 spans, 1,164 bytes, saved as 1.v0.4.msgpack", run.Output, StringComparison.Ordinal);
        Assert.Contains("1 accepted, 0 refused, 1 saved.", run.Output, StringComparison.Ordinal);
        Assert.Contains("checkout  GET /cart/:id  3 spans, 2 errors", saved.Output, StringComparison.Ordinal);
    }
}
