namespace SpanPack.Agent.Tests;

/// <summary>Which connection a request uses, and what happens when one has ended.</summary>
public sealed class ConnectionTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [MemberData(nameof(Transports))]
    public async Task Connection_IsKept(string transport)
    {
        await using ScriptedAgent agent = Start(transport, static connection => connection.AnswerAllAsync());
        using AgentClient client = agent.CreateClient();
        for (int i = 0; i < 5; i++) Assert.Equal(200, (await client.SendAsync(Post())).Status);

        Assert.Equal(1, agent.ConnectionCount);
    }

    [Theory]
    [MemberData(nameof(Transports))]
    public async Task Request_CanDemandANewConnection(string transport)
    {
        await using ScriptedAgent agent = Start(transport, static connection => connection.AnswerAllAsync());
        using AgentClient client = agent.CreateClient();
        await client.SendAsync(Post());
        await client.SendAsync(Post() with { OnNewConnection = true });
        Assert.Equal(2, agent.ConnectionCount);

        await client.SendAsync(Post());
        Assert.Equal(2, agent.ConnectionCount);
    }

    [Fact]
    public async Task RequestsAtOnce_HaveConnectionsOfTheirOwn()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = agent.CreateClient();
        for (int round = 0; round < 3; round++)
        {
            AgentResponse[] responses = await Task.WhenAll(Enumerable.Range(0, 20).Select(_ => client.SendAsync(Post()).AsTask()));
            Assert.All(responses, static response => Assert.Equal(200, response.Status));
        }

        Assert.InRange(agent.ConnectionCount, 1, 60);
    }

    [Theory]
    [MemberData(nameof(Transports))]
    public async Task ConnectionThatEndedWhileIdle_IsReplaced(string transport)
    {
        await using ScriptedAgent agent = Start(transport, static async connection =>
        {
            await connection.ReadRequestAsync();
            await connection.WriteAsync(ScriptedConnection.Ok);
        });
        using AgentClient client = agent.CreateClient();
        for (int i = 1; i <= 3; i++)
        {
            Assert.Equal(200, (await client.SendAsync(Post(100_000))).Status);
            Assert.Equal(i, agent.ConnectionCount);
        }
    }

    [Fact]
    public async Task DisposedClient_RefusesRequests()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        AgentClient client = agent.CreateClient();
        await client.SendAsync(Post());
        client.Dispose();

        await Assert.ThrowsAsync<ObjectDisposedException>(async () => await client.SendAsync(Post()));
    }

    public static TheoryData<string> Transports => ["tcp", "tcp6", "unix", "pipe"];

    private static AgentRequest Post(int bytes = 10)
        => new() { Path = "/v0.4/traces", Body = new(Blocks.Random(bytes)), ContentType = "application/msgpack" };

    private ScriptedAgent Start(string transport, Func<ScriptedConnection, Task> script) => transport switch
    {
        "unix" => ScriptedAgent.OnUnixSocket(_folder["a.sock"], script),
        "pipe" => ScriptedAgent.OnPipe(script),
        _ => ScriptedAgent.OnTcp(script, isIPv6: transport == "tcp6"),
    };
}
