using System.Text;

namespace SpanPack.Agent.Tests;

/// <summary>Answers in the forms of HTTP/1.1 (RFC 9112), and whether the next request uses the same connection.</summary>
public sealed class ProtocolTests
{
    private static readonly AgentRequest s_request = new() { Method = HttpMethod.Get, Path = "/info" };

    [Theory]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", 200, "{}", true)]
    [InlineData("HTTP/1.1 200\r\ncontent-length:2\t\r\n\r\n{}", 200, "{}", true)]
    [InlineData("HTTP/1.1 200 OK\nContent-Length: 2\n\n{}", 200, "{}", true)]
    [InlineData("HTTP/1.1 200 OK\r\nX-Long: a\r\n\tb\r\nContent-Length: 2\r\n\r\n{}", 200, "{}", true)]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 200, "{}", true)]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: x, Close\r\n\r\n{}", 200, "{}", false)]
    [InlineData("HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}", 200, "{}", false)]
    [InlineData("HTTP/1.0 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}", 200, "{}", true)]
    [InlineData("HTTP/1.1 204 No Content\r\n\r\n", 204, "", true)]
    [InlineData("HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n", 304, "", true)]
    [InlineData("HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
        200, "", true)]
    [InlineData("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;a=b\r\n{\r\n001\r\n}\r\n0;c\r\nX-After: 1\r\n\r\n",
        200, "{}", true)]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: gzip, Chunked\r\n\r\n2 \r\n{}\r\n0\r\n\r\n", 200, "{}", true)]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}more", 200, "{}", false)]
    public async Task Answer_IsRead_AndTheConnectionKeptIfItCanBe(string answer, int status, string body, bool isKept)
    {
        await using ScriptedAgent agent = Answering(answer);
        using AgentClient client = agent.CreateClient();
        AgentResponse first = await client.SendAsync(s_request);
        AgentResponse second = await client.SendAsync(s_request);

        Assert.Equal((status, body), (first.Status, Encoding.ASCII.GetString(first.Body.Span)));
        Assert.Equal(status, second.Status);
        Assert.Equal(isKept ? 1 : 2, agent.ConnectionCount);
    }

    [Theory]
    [InlineData("HTTP/1.1 200 OK\r\nno colon\r\n\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 2x\r\n\r\n{}")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x")]
    [InlineData("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}x\r\n0\r\n\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n")]
    [InlineData("HTTP/1.1 101 Switching Protocols\r\n\r\n")]
    [InlineData("HTTP/1.1 099 What\r\n\r\n")]
    [InlineData("HTTP/1.1 2000 OK\r\n\r\n")]
    [InlineData("HTTP/2 200\r\n\r\n")]
    public async Task InvalidAnswer_IsNone(string answer)
    {
        await using ScriptedAgent agent = Answering(answer);
        using AgentClient client = agent.CreateClient();

        AgentUnreachableException problem =
            await Assert.ThrowsAsync<AgentUnreachableException>(async () => await client.SendAsync(s_request));
        Assert.Equal(AgentUnreachableKind.NoAnswer, problem.Kind);
    }

    [Fact]
    public async Task AnswerToHead_HasNoBody()
    {
        await using ScriptedAgent agent = Answering("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n");
        using AgentClient client = agent.CreateClient();
        for (int i = 0; i < 2; i++)
            Assert.Equal(200, (await client.SendAsync(s_request with { Method = HttpMethod.Head })).Status);

        Assert.Equal(1, agent.ConnectionCount);
    }

    private static ScriptedAgent Answering(string answer) => ScriptedAgent.OnTcp(async connection =>
    {
        while (await connection.ReadRequestAsync() is not null) await connection.WriteAsync(answer);
    });
}
