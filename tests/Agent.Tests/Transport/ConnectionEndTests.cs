namespace SpanPack.Agent.Tests;

/// <summary>Connections that end while a request is on them.</summary>
public sealed class ConnectionEndTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    // The agent answers once on the first connection, reads the next request, and ends: the client cannot know that before.
    [Theory]
    [MemberData(nameof(EndsOfConnections))]
    public async Task EndOnUsedConnection_IsRetriedOnce(string transport, string method, bool reset)
    {
        await using ScriptedAgent agent = Start(transport, async connection =>
        {
            if (connection.Number > 1)
            {
                await connection.AnswerAllAsync();
                return;
            }

            await connection.ReadRequestAsync();
            await connection.WriteAsync(ScriptedConnection.Ok);
            await connection.ReadRequestAsync();
            if (reset) connection.Reset();
        });
        using AgentClient client = agent.CreateClient();
        AgentRequest request = method == "POST" ? Post(100_000) : Get();
        await client.SendAsync(request);
        Assert.Equal(200, (await client.SendAsync(request)).Status);

        Assert.Equal(2, agent.ConnectionCount);
    }

    [Theory]
    [InlineData("POST", true)]
    [InlineData("POST", false)]
    [InlineData("GET", true)]
    [InlineData("GET", false)]
    public async Task EndOnFreshConnection_IsTold(string method, bool reset)
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(async connection =>
        {
            await connection.ReadRequestAsync();
            if (reset) connection.Reset();
        });
        using AgentClient client = agent.CreateClient();
        AgentUnreachableException problem = await Unreachable(client, method == "POST" ? Post() : Get());

        Assert.Equal(AgentUnreachableKind.NoAnswer, problem.Kind);
        Assert.Equal(1, agent.ConnectionCount);
    }

    [Fact]
    public async Task EndOnBothConnections_IsTold()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            await connection.ReadRequestAsync();
            if (connection.Number == 1) await connection.WriteAsync(ScriptedConnection.Ok);
            if (connection.Number == 1) await connection.ReadRequestAsync();
        });
        using AgentClient client = agent.CreateClient();
        await client.SendAsync(Post());
        AgentUnreachableException problem = await Unreachable(client, Post());

        Assert.Equal((AgentUnreachableKind.NoAnswer, agent.Address, 10), (problem.Kind, problem.Address, problem.BodyBytesSent));
        Assert.Equal(2, agent.ConnectionCount);
    }

    // What was answered in part was taken: sending it again would count it twice.
    [Fact]
    public async Task EndWithinTheAnswer_IsNotRetried()
    {
        await using ScriptedAgent agent = ScriptedAgent.OnTcp(static async connection =>
        {
            await connection.ReadRequestAsync();
            await connection.WriteAsync(ScriptedConnection.Ok);
            await connection.ReadRequestAsync();
            await connection.WriteAsync("HTTP/1.1 200 OK\r\nContent-Le");
        });
        using AgentClient client = agent.CreateClient();
        await client.SendAsync(Post());

        Assert.Equal(AgentUnreachableKind.NoAnswer, (await Unreachable(client, Post())).Kind);
        Assert.Equal(1, agent.ConnectionCount);
    }

    public static TheoryData<string, string, bool> EndsOfConnections
    {
        get
        {
            var all = new TheoryData<string, string, bool>();
            foreach (string transport in (string[])["tcp", "unix", "pipe"])
            {
                foreach (string method in (string[])["POST", "GET"])
                {
                    all.Add(transport, method, true);
                    all.Add(transport, method, false);
                }
            }

            return all;
        }
    }

    private static AgentRequest Post(int bytes = 10)
        => new() { Path = "/v0.4/traces", Body = new(Blocks.Random(bytes)), ContentType = "application/msgpack" };

    private static AgentRequest Get() => new() { Method = HttpMethod.Get, Path = "/info" };

    private static async Task<AgentUnreachableException> Unreachable(AgentClient client, AgentRequest request)
        => await Assert.ThrowsAsync<AgentUnreachableException>(async () => await client.SendAsync(request));

    private ScriptedAgent Start(string transport, Func<ScriptedConnection, Task> script) => transport switch
    {
        "unix" => ScriptedAgent.OnUnixSocket(_folder["a.sock"], script),
        "pipe" => ScriptedAgent.OnPipe(script),
        _ => ScriptedAgent.OnTcp(script),
    };
}
