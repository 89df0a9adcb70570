using System.Net;
using System.Net.Http.Headers;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

public class AgentTests
{
    [Theory]
    [InlineData("INT")]
    [InlineData("TERM")]
    public async Task Payloads_AreShownAndSavedUntilASignalEndsItCleanly(string signal)
    {
        using var folder = new TestFolder();
        string socket = Path.Combine(folder.Path, "a.sock"), saved = Path.Combine(folder.Path, "saved");
        using RunningAgent agent = await RunningAgent.StartAsync("--socket", socket, "--save", saved);
        Assert.Contains($"unix://{socket}", agent.FirstLine, StringComparison.Ordinal);
        Assert.Equal(HttpStatusCode.OK, await PostAsync(agent, await File.ReadAllBytesAsync(Vectors.FewTags)));
        Assert.Equal(HttpStatusCode.BadRequest, await PostAsync(agent, [0xC1]));
        ToolResult run = await agent.EndAsync(signal);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Contains("web.request", run.Output, StringComparison.Ordinal);
        Assert.Contains("v0.4, 1 chunk, 1 span, 775 bytes, saved as 1.v0.4.msgpack", run.Output, StringComparison.Ordinal);
        Assert.Contains("refused POST /v0.4/traces (1 byte) with 400: ", run.Output, StringComparison.Ordinal);
        Assert.EndsWith("1 accepted, 1 refused, 2 saved.\n", run.Output, StringComparison.Ordinal);
        Assert.All(run.Output, static c => Assert.True(c is '\n' or (>= ' ' and <= '~'), $"U+{(int)c:X4}"));
        Assert.Equal(["1.headers.json", "1.v0.4.msgpack", "2.headers.json", "2.v0.4.msgpack"],
            Directory.EnumerateFiles(saved).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.False(File.Exists(socket));
    }

    [Fact]
    public async Task WhatElseTracersSend_IsCountedInOneLine()
    {
        using RunningAgent agent = await RunningAgent.StartAsync();
        string[] paths =
        [
            "telemetry/proxy/api/v2/apmtelemetry", "v0.6/stats", "v0.6/stats", "evp_proxy/v2/api/v2/llmobs",
            "evp_proxy/v4/api/v2/citestcycle", "v0.7/config", "v0.4/traces", "no/such/path", "info",
        ];
        foreach (string path in paths) await PostAsync(agent, [0x90], path);
        ToolResult run = await agent.EndAsync("INT");

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Equal(
            "telemetry that is not a JSON object (1 byte)\nv0.4, 0 chunks, 0 spans, 1 byte\n\nrefused POST /no/such/path (1 byte) with "
                + "404: 404 page not found\n"
            + "1 accepted, 1 refused; also answered: /evp_proxy/ 2, /info 1, /telemetry/proxy/ 1, /v0.6/stats 2, /v0.7/config 1.\n",
            run.Output);
    }

    [Fact]
    public async Task Telemetry_IsALine()
    {
        using RunningAgent agent = await RunningAgent.StartAsync();
        const string Path = "telemetry/proxy/api/v2/apmtelemetry";
        await PostAsync(agent,
            """{"request_type":"app-started","seq_id":1,"application":{"service_name":"shop\u001b[31m"},"payload":{}}"""u8.ToArray(), Path);
        await PostAsync(agent,
            """{"request_type":"message-batch","seq_id":2,"payload":[{"request_type":"logs","payload":{}},{"request_type":"app-closing"}]}"""u8.ToArray(),
            Path);
        ToolResult run = await agent.EndAsync("INT");

        Assert.Equal(
            "telemetry app-started, shop\\x1b[31m, number 1, 102 bytes\ntelemetry message-batch of logs, app-closing, no service, number "
                + "2, 123 bytes\n"
            + "0 accepted, 0 refused; also answered: /telemetry/proxy/ 2.\n",
            run.Output);
    }

    [Fact]
    public async Task SocketInNoFolder_IsOneLine()
    {
        ToolResult run = await ToolProcess.RunAsync("agent", "--port", "0", "--socket", "/no/such/folder/s");

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine("/no/such/folder/s: its folder does not exist");
    }

    [Theory]
    [InlineData("70000")]
    [InlineData("-1")]
    [InlineData("x")]
    public async Task WrongPort_IsWrongUse(string port) => Assert.Equal(2, (await ToolCall.RunAsync("agent", "--port", port)).ExitCode);

    [Fact]
    public async Task OutputOnAFullDisk_IsOneLine()
    {
        if (!File.Exists("/dev/full")) return;
        ToolResult run = await ToolProcess.ShellAsync("$TOOL agent --port 0 > /dev/full");

        Assert.NotEqual(0, run.ExitCode);
        run.AssertOneErrorLine("No space left");
    }

    private static async Task<HttpStatusCode> PostAsync(RunningAgent agent, byte[] body, string path = "v0.4/traces")
    {
        using var client = new HttpClient();
        using var content = new ByteArrayContent(body) { Headers = { ContentType = new MediaTypeHeaderValue("application/msgpack") } };
        using HttpResponseMessage response = await client.PostAsync(new Uri(agent.Url + path), content);
        return response.StatusCode;
    }
}
