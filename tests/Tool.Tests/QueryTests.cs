using System.Net.Sockets;
using System.Text.Json;
using SpanPack.Tests.Page;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary><c>query</c> and <c>wait</c>: of saved payloads, and of an agent that runs.</summary>
public sealed class QueryTests
{
    [Fact]
    public async Task AFolder_GivesTheTracesThatFit_NewestFirst()
    {
        using var folder = new TestFolder();
        await File.WriteAllBytesAsync(Path.Combine(folder.Path, "1.v0.4.msgpack"), Payload(Span(1, 200, error: 1), Span(2, 5)));
        await File.WriteAllBytesAsync(Path.Combine(folder.Path, "2.v0.4.msgpack"), Payload(Span(3, 300, error: 1)));
        ToolResult all = await ToolCall.RunAsync("query", "*", folder.Path);
        ToolResult slow = await ToolCall.RunAsync("query", "service:shop status:error @duration:>100ms", folder.Path);
        ToolResult limited = await ToolCall.RunAsync("query", "status:error", folder.Path, "--limit", "1", "--json");

        Assert.Equal((0, string.Empty), (all.ExitCode, all.Error));
        Assert.Equal(["3", "2", "1"], all.Output.TrimEnd('\n').Split('\n').Select(static line => line[..32].TrimStart('0')));
        Assert.Equal(
            "00000000000000000000000000000003  2023-11-14T22:13:20.000Z  300 ms  shop  GET /orders  1 span, 1 error\n"
            + "00000000000000000000000000000001  2023-11-14T22:13:20.000Z  200 ms  shop  GET /orders  1 span, 1 error\n",
            slow.Output);
        using var json = JsonDocument.Parse(limited.Output);
        Assert.Equal(
            (300e6, "shop", true),
                (json.RootElement.GetProperty("duration").GetDouble(), json.RootElement.GetProperty("service").GetString(),
                    json.RootElement.GetProperty("error").GetBoolean()));
    }

    [Theory]
    [InlineData("-status:error", 0, "")]
    [InlineData("-status:ok service:shop", 1, "spanpack: no trace fits")]
    [InlineData("-statusError", 2, "spanpack: '-statusError' is not an option of 'spanpack query'.")]
    [InlineData("--limt:5", 2, "spanpack: '--limt:5' is not an option of 'spanpack query'.")]
    public async Task Filter_MayBeginWithAMinus(string filter, int exitCode, string error)
    {
        ToolResult run = await ToolCall.RunAsync(["query", filter, "-", "--from", "v0.4"], Payload(Span(1, 200)));

        Assert.Equal(exitCode, run.ExitCode);
        Assert.Equal(error, run.Error.Split('\n')[0]);
    }

    [Fact]
    public async Task Filter_MayBeginWithAnAt()
    {
        ToolResult run = await ToolCall.RunAsync(["query", "@http.status_code:>=500", "-", "--from", "v0.4"], Payload(Span(1, 200)));

        Assert.Equal(1, run.ExitCode);
        Assert.Equal("spanpack: no trace fits\n", run.Error);
    }

    [Fact]
    public async Task NoTraceThatFits_IsExitCode1()
    {
        ToolResult run = await ToolCall.RunAsync("query", "service:nobody", Vectors.FewTags);

        Assert.Equal((1, string.Empty, "spanpack: no trace fits\n"), (run.ExitCode, run.Output, run.Error));
    }

    [Theory]
    [InlineData("cannot be read: a status is error or ok, at character 8", "query", "status:broken")]
    [InlineData("cannot be read: a status is error or ok, at character 8", "wait", "status:broken")]
    [InlineData("'ftp://x' is not the address of a page", "query", "*", "--url", "ftp://x")]
    [InlineData("'0' is not a number of traces: 1 to 10000", "wait", "*", "--count", "0")]
    [InlineData("'10' is not a time up to an hour", "wait", "*", "--timeout", "10")]
    [InlineData("no page of an agent answers at http://127.0.0.1:9/: nothing listens there", "query", "*", "--url", "http://127.0.0.1:9")]
    public async Task WhatCannotBe_IsRefused(string message, params string[] arguments)
    {
        ToolResult run = await ToolCall.RunAsync(arguments);

        Assert.Equal(2, run.ExitCode);
        Assert.Contains(message, run.Error, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("500 Failed", """{"error":null}""")]
    [InlineData("500 Failed", "null")]
    [InlineData("200 OK", "null")]
    [InlineData("200 OK", "<html>")]
    public async Task AnotherProgram_IsNoPage(string status, string body)
    {
        using TcpListener listener = ForeignServer.Listen();
        Task answering = ForeignServer.AnswerAsync(listener,
            $"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {body.Length}\r\n\r\n{body}");
        ToolResult run = await ToolCall.RunAsync("query", "*", "--url", $"http://{listener.LocalEndpoint}");
        await answering.InTime();

        Assert.Equal(2, run.ExitCode);
        Assert.Contains($"{listener.LocalEndpoint}/: its answer is not that of a page;", run.Error, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AnAgentThatRuns_IsAsked()
    {
        await using AgentPageServer page = await StartPageAsync();
        page.Offer(Accepted(Payload(Span(1, 200, error: 1), Span(2, 5))));
        await page.WaitUntilIdleAsync();
        ToolResult errors = await ToolCall.RunAsync("query", "status:error", "--url", page.Url.ToString());
        ToolResult none = await ToolCall.RunAsync("query", "service:nobody", "--url", page.Url.ToString());

        Assert.Equal((0, string.Empty), (errors.ExitCode, errors.Error));
        Assert.Equal(
            "00000000000000000000000000000001  2023-11-14T22:13:20.000Z  200 ms  shop  GET /orders  1 span, 1 error\n", errors.Output);
        Assert.Equal((1, "spanpack: no trace fits\n"), (none.ExitCode, none.Error));
    }

    // More than one answer has.
    [Fact]
    public async Task AllThatFit_AreGathered()
    {
        await using AgentPageServer page = await StartPageAsync();
        page.Offer(Accepted(Payload([.. Enumerable.Range(1, 1200).Select(static id => Span((ulong)id, 5))])));
        await page.WaitUntilIdleAsync();
        ToolResult run = await ToolCall.RunAsync("query", "*", "--limit", "1100", "--url", page.Url.ToString());

        string[] lines = run.Output.TrimEnd('\n').Split('\n');
        Assert.Equal((1100, 1100), (lines.Length, lines.Distinct().Count()));
        Assert.StartsWith(1200.ToString("x32", null), lines[0], StringComparison.Ordinal);
    }

    [Fact]
    public async Task Wait_EndsWhenAsManyCame()
    {
        await using AgentPageServer page = await StartPageAsync();
        page.Offer(Accepted(Payload(Span(1, 200, error: 1), Span(2, 5))));
        Task<ToolResult> waiting = ToolCall.RunAsync(
            "wait", "status:error", "--count", "2", "--timeout", "60m", "--url", page.Url.ToString());
        page.Offer(Accepted(Payload(Span(3, 5))));
        await page.WaitUntilIdleAsync();
        Assert.False(waiting.IsCompleted);
        page.Offer(Accepted(Payload(Span(4, 5, error: 1))));
        ToolResult run = await waiting.InTime();

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Error));
        Assert.Equal(["4", "1"], run.Output.TrimEnd('\n').Split('\n').Select(static line => line[..32].TrimStart('0')));
    }

    [Fact]
    public async Task Wait_SaysWhatCameInstead()
    {
        await using AgentPageServer page = await StartPageAsync();
        page.Offer(Accepted(Payload(Span(1, 200, error: 1))));
        await page.WaitUntilIdleAsync();
        ToolResult run = await ToolCall.RunAsync("wait", "service:shop", "--count", "3", "--timeout", "10ms", "--url", page.Url.ToString());

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        Assert.Equal(
            "spanpack: 1 of 3 traces that fit 'service:shop' came within 0.01 s\nspanpack: the newest traces that are kept:\n"
            + "  00000000000000000000000000000001  2023-11-14T22:13:20.000Z  200 ms  shop  GET /orders  1 span, 1 error\n",
            run.Error);
    }

    [Fact]
    public async Task Wait_ForAnAgentThatDoesNotRun_EndsWithThat()
    {
        ToolResult run = await ToolCall.RunAsync("wait", "*", "--timeout", "1ms", "--url", "http://127.0.0.1:9");

        Assert.Equal(
            (1, "spanpack: no page of an agent answers at http://127.0.0.1:9/: nothing listens there\n"), (run.ExitCode, run.Error));
    }

    [Fact]
    public async Task Wait_ForAnAgentThatEndsMeanwhile_SaysHowManyCame()
    {
        const string Body = """{"reached":false,"matched":2,"traces":[]}""";
        using TcpListener listener = ForeignServer.Listen();
        string url = $"http://{listener.LocalEndpoint}";
        Task answering = ForeignServer.AnswerAsync(listener,
            $"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {Body.Length}\r\n\r\n{Body}", isLast: true);
        ToolResult run = await ToolCall.RunAsync("wait", "*", "--count", "3", "--timeout", "1ms", "--url", url);
        await answering.InTime();

        Assert.Equal(1, run.ExitCode);
        Assert.Equal(
            "spanpack: 2 of 3 traces that fit '*' came within 0.001 s\n"
            + $"spanpack: what came instead is not known: no page of an agent answers any more at {url}/\n",
            run.Error);
    }

    private static Task<AgentPageServer> StartPageAsync()
        => AgentPageServer.StartAsync(new AgentPageOptions { AgentUrl = new Uri("http://127.0.0.1:8126/") });

    private static PagePayload Accepted(byte[] body) => PagePayloads.Accepted(body, TraceFormat.V04, []);

    private static Span Span(ulong trace, long milliseconds, int error = 0) => new()
    {
        TraceId = trace,
        SpanId = trace,
        Service = "shop",
        Name = "web.request",
        Resource = "GET /orders",
        Start = 1_700_000_000_000_000_000,
        Duration = milliseconds * 1_000_000,
        Error = error,
    };

    private static byte[] Payload(params Span[] spans)
        => PagePayloads.Bytes(TraceFormat.V04, [.. spans.Select(static span => new[] { span })]);
}
