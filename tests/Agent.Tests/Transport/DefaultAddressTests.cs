namespace SpanPack.Agent.Tests;

/// <summary>A process that starts before its agent, and agents that come and go: rules 5 and 6.</summary>
public sealed class DefaultAddressTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    private string SocketPath => _folder["apm.socket"];

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task NewConnections_UseTheSocketWhileItIsThere()
    {
        await using ScriptedAgent onTcp = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = CreateClient(onTcp.Address);
        await SendOnNewConnectionAsync(client);
        Assert.Equal(1, onTcp.ConnectionCount);

        await using (ScriptedAgent onSocket = ScriptedAgent.OnUnixSocket(SocketPath, static connection => connection.AnswerAllAsync()))
        {
            await SendOnNewConnectionAsync(client);
            Assert.Equal((1, 1), (onTcp.ConnectionCount, onSocket.ConnectionCount));
        }

        Assert.False(File.Exists(SocketPath));
        await SendOnNewConnectionAsync(client);
        Assert.Equal(2, onTcp.ConnectionCount);
    }

    [Fact]
    public async Task AgentThatMovesToTheSocket_IsFound()
    {
        ScriptedAgent onTcp = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = CreateClient(onTcp.Address);
        await SendAsync(client);
        await onTcp.DisposeAsync();

        await using ScriptedAgent onSocket = ScriptedAgent.OnUnixSocket(SocketPath, static connection => connection.AnswerAllAsync());
        await SendAsync(client);
        Assert.Equal(1, onSocket.ConnectionCount);
    }

    // What an agent that crashed leaves.
    [Fact]
    public async Task FileThatNobodyListensOn_LeadsToTcp()
    {
        File.WriteAllText(SocketPath, "");
        await using ScriptedAgent onTcp = ScriptedAgent.OnTcp(static connection => connection.AnswerAllAsync());
        using AgentClient client = CreateClient(onTcp.Address);
        await SendAsync(client);

        Assert.Equal(1, onTcp.ConnectionCount);
    }

    private AgentClient CreateClient(AgentAddress tcp)
        => new(new AgentClientOptions
        {
            AddressRules = AgentAddressRules.CreateDefault(SocketPath, tcp), RequestTimeout = Patience.Long,
            ConnectTimeout = Patience.Long
        });

    private static Task SendOnNewConnectionAsync(AgentClient client) => SendAsync(client, onNewConnection: true);

    private static async Task SendAsync(AgentClient client, bool onNewConnection = false)
        => Assert.Equal(200,
            (await client.SendAsync(new AgentRequest
            {
                Method = HttpMethod.Get, Path = "/info",
                OnNewConnection = onNewConnection
            })).Status);
}
