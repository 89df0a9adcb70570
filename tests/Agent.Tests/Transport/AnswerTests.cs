using System.Globalization;
using System.IO.Compression;
using System.Text;

namespace SpanPack.Agent.Tests;

/// <summary>What is kept of an answer.</summary>
public sealed class AnswerTests
{
    private static readonly AgentRequest s_request = new() { Method = HttpMethod.Get, Path = "/info" };

    [Theory]
    [InlineData(0, 0)]
    [InlineData(0, 1)]
    [InlineData(1, 1)]
    [InlineData(10, 9)]
    [InlineData(10, 11)]
    [InlineData(4095, 4096)]
    [InlineData(4096, 4096)]
    [InlineData(4096, 4097)]
    [InlineData(100_000, 99_999)]
    [InlineData(100_000, 100_000)]
    [InlineData(100_000, 1_000_000)]
    public async Task Body_IsReadUpToTheLimit(int maxBytes, int length)
    {
        string body = Text(length);
        string[] answers =
        [
            $"HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{body}",
            $"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{body}",
            $"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{Chunked(body)}",
        ];
        foreach (string answer in answers)
        {
            AgentResponse response = await AnswerAsync(answer, s_request with { MaxAnswerBytes = maxBytes });

            Assert.Equal(body[..Math.Min(length, maxBytes)], Encoding.ASCII.GetString(response.Body.Span));
            Assert.Equal(length > maxBytes, response.IsCut);
        }
    }

    [Fact]
    public async Task AnswerWithoutEnd_IsCut()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            await connection.ReadRequestAsync();
            await connection.WriteAsync("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
            while (true) await connection.WriteAsync(Chunk(Text(10_000)));
        });
        using AgentClient client = agent.CreateClient();
        AgentResponse response = await client.SendAsync(s_request);

        Assert.Equal((1024 * 1024, true), (response.Body.Length, response.IsCut));
        Assert.Equal(1024, (await client.SendAsync(s_request with { MaxAnswerBytes = 1024 })).Body.Length);
        Assert.Equal(2, agent.ConnectionCount);
    }

    [Fact]
    public async Task Headers_AreRead()
    {
        AgentResponse response = await AnswerAsync("HTTP/1.1 404 Not Found\r\ndatadog-agent-version: 7.85.1\r\nDatadog-Agent-State: "
            + "abc\r\nDatadog-Agent-State: def\r\nDatadog-Rates-Payload-Version:\r\nContent-Length: 0\r\n\r\n");

        Assert.Equal((404, false, "7.85.1", "abc", ""),
            (response.Status, response.IsSuccess, response.AgentVersion, response.AgentState, response.RatesVersion));
    }

    [Theory]
    [InlineData("")]
    [InlineData("Datadog-Rates-Payload-Version: {0}\r\nDatadog-Agent-Version: {0}\r\nDatadog-Agent-State: {0}\r\n")]
    [InlineData("Datadog-Rates-Payload-Version: é\r\nDatadog-Agent-Version: a\tb\r\nDatadog-Agent-State: \u0001\r\n")]
    public async Task HeadersThatAreNoneOrTooLong_AreNull(string headers)
    {
        AgentResponse response = await AnswerAsync($"HTTP/1.1 200 "
            + $"OK\r\n{string.Format(CultureInfo.InvariantCulture, headers, Text(1025))}Content-Length: 0\r\n\r\n");

        Assert.Equal((null, null, null), (response.AgentVersion, response.AgentState, response.RatesVersion));
    }

    [Fact]
    public async Task LongestHeader_IsRead()
        => Assert.Equal(1024,
            (await AnswerAsync($"HTTP/1.1 200 OK\r\nDatadog-Agent-State: {Text(1024)}\r\nContent-Length: 0\r\n\r\n")).AgentState!.Length);

    [Fact]
    public async Task Redirect_IsAnAnswer()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            while (await connection.ReadRequestAsync() is { } request)
                await connection.WriteAsync(request.Line.Contains("/info", StringComparison.Ordinal)
                    ? "HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n"
                    : ScriptedConnection.Ok);
        });
        using AgentClient client = agent.CreateClient();

        Assert.Equal(302, (await client.SendAsync(s_request)).Status);
    }

    [Fact]
    public async Task CompressedBody_IsLeftAsItIs()
    {
        using var compressed = new MemoryStream();
        using (var gzip = new GZipStream(compressed, CompressionLevel.Fastest, leaveOpen: true)) gzip.Write("{}"u8);
        string body = Encoding.Latin1.GetString(compressed.ToArray());
        AgentResponse response =
            await AnswerAsync($"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: {body.Length}\r\n\r\n{body}");

        Assert.Equal(compressed.ToArray(), response.Body.ToArray());
    }

    [Fact]
    public async Task Cookies_AreNotSentBack()
    {
        var second = new TaskCompletionSource<ScriptedRequest?>();
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadRequestAsync();
            await connection.WriteAsync("HTTP/1.1 200 OK\r\nSet-Cookie: a=b; Path=/\r\nContent-Length: 0\r\n\r\n");
            second.SetResult(await connection.ReadRequestAsync());
            await connection.WriteAsync(ScriptedConnection.Ok);
        });
        using AgentClient client = agent.CreateClient();
        await client.SendAsync(s_request);
        await client.SendAsync(s_request);

        Assert.Null((await second.Task)!["Cookie"]);
    }

    private static string Text(int length) => string.Create(length, 0, static (text, _) =>
    {
        for (int i = 0; i < text.Length; i++) text[i] = (char)('a' + (i % 26));
    });

    private static string Chunk(string text) => $"{text.Length:x}\r\n{text}\r\n";

    private static string Chunked(string body)
    {
        var text = new StringBuilder();
        for (int i = 0; i < body.Length; i += 3000) text.Append(Chunk(body[i..Math.Min(i + 3000, body.Length)]));
        return text.Append("0\r\n\r\n").ToString();
    }

    private static async Task<AgentResponse> AnswerAsync(string answer, AgentRequest? request = null)
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadRequestAsync();
            await connection.WriteAsync(answer);
        });
        using AgentClient client = agent.CreateClient();
        return await client.SendAsync(request ?? s_request);
    }
}
