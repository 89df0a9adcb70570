using System.Net;
using System.Text.Json;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>spanpack agent</c> that is told to misbehave.</summary>
public class AgentBehaviorTests
{
    private static readonly byte[] s_empty = [0x90];

    [Fact]
    public async Task AnswersAndFaults_TakeTurnsAndAreShown()
    {
        using RunningAgent agent = await RunningAgent.StartAsync("--answer", "503:every=4", "--answer", "429:every 3", "--fault",
            "close:every=2", "--fault", "cut-answer:every=5");
        var statuses = new List<HttpStatusCode?>();
        for (int i = 0; i < 6; i++) statuses.Add(await TryPostAsync(agent));
        ToolResult run = await agent.EndAsync("INT");

        Assert.Equal([HttpStatusCode.OK, null, HttpStatusCode.TooManyRequests, HttpStatusCode.ServiceUnavailable, null,
            HttpStatusCode.TooManyRequests],
            statuses);
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Equal(
            "v0.4, 0 chunks, 0 spans, 1 byte\n\n"
            + "refused POST /v0.4/traces (1 byte) without an answer: told to close the connection\n"
            + "refused POST /v0.4/traces (1 byte) with 429: told to answer with 429\n"
            + "refused POST /v0.4/traces (1 byte) with 503: told to answer with 503\n"
            + "v0.4, 0 chunks, 0 spans, 1 byte, answered by half\n\n"
            + "refused POST /v0.4/traces (1 byte) with 429: told to answer with 429\n"
            + "2 accepted, 4 refused.\n",
            run.Output);
    }

    [Theory]
    [InlineData("hang", "hang")]
    [InlineData("close-mid-body", "close the connection in the middle of the body")]
    [InlineData("garbage", "answer with garbage")]
    public async Task Fault_IsShownAndDoesNotKeepTheAgentFromEnding(string fault, string text)
    {
        using RunningAgent agent = await RunningAgent.StartAsync("--fault", fault);
        Task<HttpStatusCode?> post = TryPostAsync(agent);
        await agent.WaitForAsync($"without an answer: told to {text}\n", 1);
        ToolResult run = await agent.EndAsync("INT");

        Assert.Null(await post);
        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.EndsWith("0 accepted, 1 refused.\n", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Delay_HoldsBackAnswersAndNotTheEnd()
    {
        using RunningAgent agent = await RunningAgent.StartAsync("--delay", "60m");
        Task<HttpStatusCode?> post = TryPostAsync(agent);
        await agent.WaitForAsync("v0.4, 0 chunks, 0 spans, 1 byte\n", 1);
        Assert.False(post.IsCompleted);
        ToolResult run = await agent.EndAsync("INT");

        Assert.Null(await post);
        Assert.Equal((0, "v0.4, 0 chunks, 0 spans, 1 byte\n\n1 accepted, 0 refused.\n"), (run.ExitCode, run.Output));
    }

    [Fact]
    public async Task OldAgent_IsWhatInfoSays()
    {
        using RunningAgent agent =
            await RunningAgent.StartAsync("--no-v1", "--max-bytes", "1kB", "--agent-version", "7.60.1", "--delay", "1ms");
        using var client = new HttpClient();
        using JsonDocument info = JsonDocument.Parse(await client.GetStringAsync(new Uri(agent.Url + "info")));

        Assert.Equal("7.60.1", info.RootElement.GetProperty("version").GetString());
        Assert.Equal(1000, info.RootElement.GetProperty("config").GetProperty("max_request_bytes").GetInt32());
        Assert.Equal(["/v0.4/traces", "/v0.5/traces", "/v0.7/traces", "/telemetry/proxy/"],
            info.RootElement.GetProperty("endpoints").EnumerateArray().Select(static path => path.GetString()));
        Assert.Equal(HttpStatusCode.NotFound, await agent.PostAsync([0x80], "v1.0/traces"));
        Assert.Equal(HttpStatusCode.OK, await agent.PostAsync([0x90, .. new byte[999]]));
        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, await agent.PostAsync([0x90, .. new byte[1000]]));
    }

    [Theory]
    [InlineData("'200' is not an answer: write a status from 400 to 599, such as 503 or 503:every=3", "--answer", "200")]
    [InlineData("'600' is not an answer", "--answer", "600")]
    [InlineData("'hang' is not an answer", "--answer", "hang")]
    [InlineData("'503:every' is not an answer", "--answer", "503:every")]
    [InlineData("'503:every=0' is not an answer", "--answer", "503:every=0")]
    [InlineData("'503:3' is not an answer", "--answer", "503", "--answer", "503:3")]
    [InlineData("'404' is more than 'spanpack agent' takes", "--answer", "503", "404")]
    [InlineData("'--answer' needs STATUS", "--answer")]
    [InlineData("'crash' is not a fault: write hang, close, close-mid-body, cut-answer, garbage, or one of them such as hang:every=3",
        "--fault", "crash")]
    [InlineData("'hang:every=x' is not a fault", "--fault", "hang:every=x")]
    [InlineData("'' is not a fault", "--fault", "")]
    [InlineData("'2' is not a duration up to 60m: write 200ms, 2s or 5m", "--delay", "2")]
    [InlineData("'-1s' is not a duration", "--delay", "-1s")]
    [InlineData("'61m' is not a duration", "--delay", "61m")]
    [InlineData("'2147483648ms' is not a duration", "--delay", "2147483648ms")]
    [InlineData("'0' is not a number of bytes from 1 to 26,214,400", "--max-bytes", "0")]
    [InlineData("'26MiB' is not a number of bytes from 1 to 26,214,400", "--max-bytes", "26MiB")]
    [InlineData("'7 60' is not a version: write printable ASCII without spaces", "--agent-version", "7 60")]
    [InlineData("'--agent-version' needs VERSION, which is empty", "--agent-version", "")]
    public async Task WrongUse_IsOneLineAndAHint(string message, params string[] arguments)
    {
        ToolResult run = await ToolCall.RunAsync(["agent", "--port", "0", .. arguments]);

        Assert.Equal((2, string.Empty), (run.ExitCode, run.Output));
        Assert.StartsWith("spanpack: " + message, run.Error, StringComparison.Ordinal);
        Assert.EndsWith("See 'spanpack agent --help'.\n", run.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Help_SaysAll()
    {
        ToolResult help = await ToolCall.RunAsync("agent", "--help");

        foreach (string option in new[] { "--answer <STATUS>", "--fault <FAULT>", "--delay <DURATION>", "--max-bytes <BYTES>", "--no-v1",
            "--agent-version <VERSION>" })
        {
            Assert.Contains($"  {option}  ", help.Output, StringComparison.Ordinal);
        }

        foreach (string word in new[] { "503:every=3", "hang", "close-mid-body", "cut-answer", "garbage", "200ms", "25MiB", "413", "404" })
            Assert.Contains(word, help.Output, StringComparison.Ordinal);
    }

    // Null when there was no answer, or half of one.
    private static async Task<HttpStatusCode?> TryPostAsync(RunningAgent agent)
    {
        try
        {
            return await agent.PostAsync(s_empty);
        }
        catch (HttpRequestException)
        {
            return null;
        }
    }
}
