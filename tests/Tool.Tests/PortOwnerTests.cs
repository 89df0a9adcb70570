using System.Globalization;
using System.Net;
using System.Net.Sockets;
using SpanPack.Tool.Tests.Support;

namespace SpanPack.Tool.Tests;

/// <summary>A port that is taken: the error names what listens there.</summary>
public sealed class PortOwnerTests
{
    private const string Agent = """{"version":"7.65.0","git_commit":"ca6a4a2","endpoints":["/v0.4/traces"]}""";

    [Fact]
    public async Task SpanpackAgent_IsNamed()
    {
        await using DevAgentServer other = await DevAgentServer.StartAsync();
        await AssertNamedAsync(other.Url.Port, "another spanpack agent");
        await AssertNamedAsync(other.Url.Port, "another spanpack agent", "--port", "0", "--otlp-port");
    }

    [Theory]
    [InlineData(Agent, "a Datadog agent 7.65.0")]
    [InlineData("""{"version":"\u001b[31m","endpoints":[]}""", "a Datadog agent \\x1b[31m")]
    [InlineData("""{"version":"1.0"}""", "a program that answers HTTP and is not a trace agent")]
    [InlineData("""{"version":7,"endpoints":[]}""", "a program that answers HTTP and is not a trace agent")]
    [InlineData("[]", "a program that answers HTTP and is not a trace agent")]
    [InlineData("<html>", "a program that answers HTTP and is not a trace agent")]
    public async Task WhatAnswers_IsNamed(string body, string name)
    {
        using TcpListener listener = ForeignServer.Listen();
        Task answering = ForeignServer.AnswerAsync(listener, $"HTTP/1.1 200 OK\r\nContent-Length: {body.Length}\r\n\r\n{body}");
        await AssertNamedAsync(((IPEndPoint)listener.LocalEndpoint).Port, name);
        await answering.InTime();
    }

    [Fact]
    public async Task WhatDoesNotSpeakHttp_IsSaid()
    {
        using TcpListener listener = ForeignServer.Listen();
        Task answering = ForeignServer.AnswerAsync(listener, "220 mail\r\n");
        await AssertNamedAsync(((IPEndPoint)listener.LocalEndpoint).Port, "a program that does not answer GET /info");
        await answering.InTime();
    }

    [Fact]
    public async Task WhatNeverAnswers_IsSaid()
    {
        using TcpListener listener = ForeignServer.Listen(); // connections wait in its queue
        await AssertNamedAsync(((IPEndPoint)listener.LocalEndpoint).Port, "a program that does not answer GET /info");
    }

    private static Task AssertNamedAsync(int port, string name) => AssertNamedAsync(port, name, "--port");

    private static async Task AssertNamedAsync(int port, string name, params string[] options)
    {
        ToolResult run = await ToolProcess.RunAsync(["agent", .. options, port.ToString(CultureInfo.InvariantCulture)]);

        Assert.Equal((1, string.Empty), (run.ExitCode, run.Output));
        run.AssertOneErrorLine($"port {port} is taken by {name}; {options[^1]} chooses another");
    }
}
