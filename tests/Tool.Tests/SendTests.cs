using System.Diagnostics;
using System.Text;
using SpanPack.Tests.Processes;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

public class SendTests
{
    [Fact]
    public async Task PayloadAlone_HasPathTypeAndCount()
    {
        using var folder = new TestFolder();
        string file = folder.Write("x", await File.ReadAllBytesAsync(Vectors.FewTags));
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        ToolResult run = await ToolCall.RunAsync("send", file, "--url", agent.Url.ToString());

        Assert.Equal(0, run.ExitCode);
        Assert.Contains(": 200 {\"rate_by_service\":", run.Output, StringComparison.Ordinal);
        ReceivedRequest request = Assert.Single(agent.Requests);
        Assert.Equal(("POST", "/v0.4/traces", "application/msgpack", "1"),
            (request.Method, request.Path, request.GetHeader("Content-Type"), request.GetHeader("X-Datadog-Trace-Count")));
        Assert.Equal(await File.ReadAllBytesAsync(Vectors.FewTags), request.Body.ToArray());
        Assert.Null(request.GetHeader("Datadog-Meta-Lang"));
    }

    [Fact]
    public async Task SavedHeaders_AreRepeated()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        ToolResult run = await ToolCall.RunAsync("send", Vectors.FewTags, "--url", agent.Url.ToString());

        Assert.Equal(0, run.ExitCode);
        ReceivedRequest request = Assert.Single(agent.Requests);
        Assert.Equal(("go", "v2.12.0", "Go-http-client/1.1"),
            (request.GetHeader("Datadog-Meta-Lang"), request.GetHeader("Datadog-Meta-Tracer-Version"), request.GetHeader("User-Agent")));
        Assert.StartsWith("127.0.0.1:", request.GetHeader("Host"), StringComparison.Ordinal);
    }

    [Fact]
    public async Task Folder_IsSentInOrderOverASocket_AndARefusalIsExitCode1()
    {
        using var folder = new TestFolder();
        foreach (int number in new[] { 10, 2, 1 }) folder.Write($"{number}.v0.4.msgpack", [0x90]);
        folder.Write("3.v0.4.msgpack", [0xC1]);
        folder.Write("3.headers.json",
            """{"method":"POST","path":"/v0.4/traces","headers":{"Content-Type":"application/msgpack","X-Number":"3"}}"""u8);
        await using DevAgentServer agent =
            await DevAgentServer.StartAsync(new DevAgentOptions { SocketPath = Path.Combine(folder.Path, "s") });
        ToolResult run = await ToolCall.RunAsync("send", folder.Path, "--url", "unix://" + agent.SocketPath);

        Assert.Equal(1, run.ExitCode);
        Assert.Equal([200, 200, 400, 200], agent.Requests.Select(static request => request.Status));
        Assert.Equal("3", agent.Requests[2].GetHeader("X-Number"));
    }

    [Theory]
    [InlineData(@"""path"":""/v0.4/traces"",""headers"":{""X-Number"":""3\r\nX-More: 4""}")]
    [InlineData(@"""path"":""/v0.4/traces"",""headers"":{""X Number"":""3""}")]
    [InlineData(@"""path"":""/v0.4/tra ces"",""headers"":{}")]
    public async Task SavedRequestThatCannotBeSent_IsOneLine(string saved)
    {
        using var folder = new TestFolder();
        folder.Write("1.v0.4.msgpack", [0x90]);
        folder.Write("1.headers.json", Encoding.UTF8.GetBytes($@"{{""method"":""POST"",{saved}}}"));
        await using DevAgentServer agent = await DevAgentServer.StartAsync();
        ToolResult run = await ToolCall.RunAsync("send", folder.Path, "--url", agent.Url.ToString());

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("what was saved cannot be sent");
        Assert.Empty(agent.Requests);
    }

    [Theory]
    [InlineData("http://127.0.0.1:1", "refused")]
    [InlineData("unix:///no/such.socket", "no such socket")]
    public async Task NoAgent_IsOneLine(string url, string reason)
    {
        ToolResult run = await ToolCall.RunAsync("send", Vectors.FewTags, "--url", url);

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine(reason);
    }

    [Theory]
    [InlineData("127.0.0.1:8126")]
    [InlineData("ftp://x")]
    [InlineData("unix:")]
    public async Task WrongAddress_IsWrongUse(string url)
        => Assert.Equal(2, (await ToolCall.RunAsync("send", Vectors.FewTags, "--url", url)).ExitCode);

    [Fact]
    public async Task WithoutAnAddress_TheVariableSaysIt()
    {
        await using DevAgentServer agent = await DevAgentServer.StartAsync(), other = await DevAgentServer.StartAsync();
        (string, string)[] variables = [("DD_TRACE_AGENT_URL", agent.Url.ToString())];
        ToolResult run = await ToolProcess.RunAsync(["send", Vectors.FewTags], variables);
        ToolResult chosen = await ToolProcess.RunAsync(["send", Vectors.FewTags, "--url", other.Url.ToString()], variables);

        Assert.Equal((0, 0), (run.ExitCode, chosen.ExitCode));
        Assert.Single(agent.Requests);
        Assert.Single(other.Requests);
    }

    [Theory]
    [InlineData("", "'spanpack send' needs --url URL, or DD_TRACE_AGENT_URL")]
    [InlineData("127.0.0.1:8126", "DD_TRACE_AGENT_URL: '127.0.0.1:8126' is not an address of an agent: write http://HOST:PORT")]
    public async Task WithoutAnyAddress_IsWrongUse(string variable, string reason)
    {
        ToolResult run = await ToolProcess.RunAsync(["send", Vectors.FewTags], [("DD_TRACE_AGENT_URL", variable)]);

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        Assert.StartsWith("spanpack: " + reason, run.Error, StringComparison.Ordinal);
    }

    [AgentCheckFact]
    public async Task TraceAgent_AcceptsIt()
    {
        using var folder = new TestFolder();
        int port = FreePort.Find();
        var start = new ProcessStartInfo(AgentCheckFactAttribute.Program,
            ["serve", $"127.0.0.1:{port}", folder.Path])
        { RedirectStandardError = true, RedirectStandardOutput = true };
        using Process agent = Process.Start(start)!;
        try
        {
            ToolResult run;
            var waited = Stopwatch.StartNew();
            do run = await ToolCall.RunAsync("send", Vectors.Chain60, "--url", $"http://127.0.0.1:{port}");
            while (run.Error.Contains("refused", StringComparison.Ordinal) && waited.Elapsed < Patience.Long); // it is not listening yet

            Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        }
        finally
        {
            agent.Kill();
        }
    }
}
