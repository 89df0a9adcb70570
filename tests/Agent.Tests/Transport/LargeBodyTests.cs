using System.Text;
using Microsoft.Extensions.Time.Testing;

namespace SpanPack.Agent.Tests;

/// <summary>Agents that do not read a body to its end.</summary>
public sealed class LargeBodyTests : IDisposable
{
    private const int BodyBytes = 24_000_000; // more than systems buffer

    private readonly TemporaryFolder _folder = new();

    private static AgentRequest Large
        => new() { Path = "/v0.4/traces", Body = Blocks.Split(new byte[BodyBytes], [1_000_000]), ContentType = "application/msgpack" };

    private static AgentRequest Small
        => new() { Path = "/v0.4/traces", Body = new(new byte[] { 0x90 }), ContentType = "application/msgpack" };

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(false, 0)]
    [InlineData(true, 0)]
    [InlineData(false, 3_000_000)]
    [InlineData(true, 3_000_000)]
    public async Task RefusalWhileTheBodyIsWritten_IsTheAnswer(bool onSocket, int readBytes)
    {
        await using ScriptedAgent agent = Start(onSocket, async connection =>
        {
            await connection.ReadHeadAsync();
            await connection.ReadBodyAsync(readBytes);
            await connection.WriteAsync(ScriptedConnection.TooLarge);
        });
        await AssertTooLarge(agent, Large);
    }

    // The connection stays open, so no write ever fails.
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task RefusalOfAnAgentThatReadsNoMore_IsTheAnswer(bool onSocket)
    {
        await using ScriptedAgent agent = Start(onSocket, static async connection =>
        {
            await connection.ReadHeadAsync();
            await connection.ReadBodyAsync(2_000_000);
            await connection.WriteAsync(ScriptedConnection.TooLarge);
            await connection.HangAsync();
        });
        await AssertTooLarge(agent, Large);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task RefusalOnUsedConnection_IsTheAnswer(bool closes)
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadRequestAsync();
            await connection.WriteAsync(ScriptedConnection.Ok);
            await connection.ReadHeadAsync();
            await connection.WriteAsync(ScriptedConnection.TooLarge);
            if (!closes) await connection.HangAsync();
        });
        using AgentClient client = agent.CreateClient();
        Assert.Equal(200, (await client.SendAsync(Small)).Status);

        Assert.Equal(413, (await client.SendAsync(Large)).Status);
        Assert.Equal(1, agent.ConnectionCount);
    }

    [Fact]
    public async Task ConnectionWithAnUnfinishedBody_IsNotUsedAgain()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            if (connection.Number > 1)
            {
                await connection.AnswerAllAsync();
                return;
            }

            await connection.ReadHeadAsync();
            await connection.WriteAsync("HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\n\r\n");
            await connection.HangAsync();
        });
        using AgentClient client = agent.CreateClient();
        Assert.Equal(429, (await client.SendAsync(Large)).Status);

        Assert.Equal(200, (await client.SendAsync(Small)).Status);
        Assert.Equal(2, agent.ConnectionCount);
    }

    [Theory]
    [InlineData(false, false)]
    [InlineData(false, true)]
    [InlineData(true, false)]
    public async Task CloseWithoutAnswer_IsABrokenWrite(bool onSocket, bool reset)
    {
        await using ScriptedAgent agent = Start(onSocket, async connection =>
        {
            await connection.ReadHeadAsync();
            await connection.ReadBodyAsync(3_000_000);
            if (reset) connection.Reset();
        });
        using AgentClient client = agent.CreateClient();
        AgentUnreachableException problem = await Assert.ThrowsAsync<AgentUnreachableException>(async () => await client.SendAsync(Large));

        Assert.Equal((AgentUnreachableKind.BrokenWrite, agent.Address, 1), (problem.Kind, problem.Address, agent.ConnectionCount));
        Assert.InRange(problem.BodyBytesSent, 3_000_000 - (64 * 1024), BodyBytes - 1);
    }

    [Fact]
    public async Task Timeout_EndsAWriteThatHangs()
    {
        var time = new FakeTimeProvider();
        var came = new TaskCompletionSource();
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadHeadAsync();
            came.TrySetResult();
            await connection.HangAsync();
        });
        using AgentClient client = agent.CreateClient(time);
        Task<AgentResponse> sending = client.SendAsync(Large).AsTask();
        await came.Task.InTime();
        time.Advance(Patience.Long);
        AgentUnreachableException problem = await Assert.ThrowsAsync<AgentUnreachableException>(() => sending.InTime());

        Assert.Equal(AgentUnreachableKind.TimedOut, problem.Kind);
        Assert.InRange(problem.BodyBytesSent, 0, BodyBytes - 1);
    }

    private ScriptedAgent Start(bool onSocket, Func<ScriptedConnection, Task> script)
        => onSocket ? ScriptedAgent.OnUnixSocket(_folder["a.sock"], script) : ScriptedAgent.OnTcp(script);

    private static async Task AssertTooLarge(ScriptedAgent agent, AgentRequest request)
    {
        using AgentClient client = agent.CreateClient();
        AgentResponse response = await client.SendAsync(request);

        Assert.Equal((413, "payload-too-large", 1), (response.Status, Encoding.ASCII.GetString(response.Body.Span), agent.ConnectionCount));
    }
}
