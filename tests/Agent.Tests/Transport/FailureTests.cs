using System.Text;
using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>Agents that do not answer as they should.</summary>
public sealed class FailureTests
{
    private static AgentRequest Request
        => new() { Path = "/v0.4/traces", Body = new(new byte[] { 0x90 }), ContentType = "application/msgpack" };

    [Theory]
    [InlineData("")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Le")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{}")]
    [InlineData("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n")]
    [InlineData("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n")]
    [InlineData("garbage garbage garbage\r\n\r\n")]
    [InlineData("SSH-2.0-OpenSSH_9.6\r\n")]
    [InlineData("HTTP/1.1 100 Continue\r\n\r\n")]
    public async Task BrokenAnswer_IsNoAnswer(string text)
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadRequestAsync();
            await connection.WriteAsync(text);
        });
        AgentUnreachableException problem = await Fails(agent.CreateClient());

        Assert.Equal((AgentUnreachableKind.NoAnswer, agent.Address, 1), (problem.Kind, problem.Address, problem.BodyBytesSent));
    }

    [Fact]
    public async Task HeadersWithoutEnd_AreNoAnswer()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            await connection.ReadRequestAsync();
            await connection.WriteAsync("HTTP/1.1 200 OK\r\n");
            while (true) await connection.WriteAsync($"X-More: {new string('x', 1000)}\r\n");
        });

        Assert.Equal(AgentUnreachableKind.NoAnswer, (await Fails(agent.CreateClient())).Kind);
    }

    [Theory]
    [InlineData("")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Le")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{}")]
    public async Task AgentThatStops_IsTimedOut(string text)
    {
        var time = new FakeTimeProvider();
        var came = new TaskCompletionSource();
        await using ScriptedAgent agent = Stopping(text, came);
        Task<AgentUnreachableException> failing = Fails(agent.CreateClient(time));
        await came.Task.InTime();
        time.Advance(Patience.Long);
        AgentUnreachableException problem = await failing.InTime();

        Assert.Equal((AgentUnreachableKind.TimedOut, agent.Address), (problem.Kind, problem.Address));
    }

    [Theory]
    [InlineData("")]
    [InlineData("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{}")]
    public async Task Cancellation_IsThatOfTheCaller(string text)
    {
        var came = new TaskCompletionSource();
        await using ScriptedAgent agent = Stopping(text, came);
        using AgentClient client = agent.CreateClient();
        using var cancelling = new CancellationTokenSource();
        Task sending = client.SendAsync(Request, cancelling.Token).AsTask();
        await came.Task.InTime();
        await cancelling.CancelAsync();

        OperationCanceledException problem = await Assert.ThrowsAnyAsync<OperationCanceledException>(() => sending.InTime());
        Assert.Equal(cancelling.Token, problem.CancellationToken);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await client.SendAsync(Request, cancelling.Token));
        Assert.Equal(1, agent.ConnectionCount);
    }

    [Fact]
    public async Task ClientWorksAfterFailures()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            if (connection.Number == 1) await connection.HangAsync();
            else if (connection.Number == 2) await connection.WriteAsync("garbage\r\n\r\n");
            else await connection.AnswerAllAsync();
        });
        var time = new FakeTimeProvider();
        using AgentClient client = agent.CreateClient(time);
        Task<AgentResponse> hanging = client.SendAsync(Request).AsTask();
        await Wait.UntilAsync(() => agent.ConnectionCount == 1, "the agent has the first request");
        time.Advance(Patience.Long);
        await Assert.ThrowsAsync<AgentUnreachableException>(() => hanging.InTime());
        await Assert.ThrowsAsync<AgentUnreachableException>(async () => await client.SendAsync(Request));

        Assert.Equal(200, (await client.SendAsync(Request)).Status);
    }

    [Fact]
    public async Task AnswerByteByByte_IsRead()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            await connection.ReadRequestAsync();
            foreach (char c in ScriptedConnection.Ok) await connection.WriteAsync(c.ToString());
            await connection.HangAsync();
        });
        using AgentClient client = agent.CreateClient();
        AgentResponse response = await client.SendAsync(Request);

        Assert.Equal((200, "{}"), (response.Status, Encoding.ASCII.GetString(response.Body.Span)));
    }

    private static ScriptedAgent Stopping(string text, TaskCompletionSource came) => ScriptedAgent.OnTcp(async connection =>
    {
        await connection.ReadRequestAsync();
        await connection.WriteAsync(text);
        came.TrySetResult();
        await connection.HangAsync();
    });

    private static async Task<AgentUnreachableException> Fails(AgentClient client)
    {
        using (client) return await Assert.ThrowsAsync<AgentUnreachableException>(async () => await client.SendAsync(Request));
    }
}
