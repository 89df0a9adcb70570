namespace SpanPack.DevAgent.Tests;

/// <summary>A test with a server of its own and a client to it.</summary>
public abstract class AgentTest : IAsyncLifetime
{
    internal DevAgentServer Server { get; private set; } = null!;

    internal HttpClient Client { get; private set; } = null!;

    private protected virtual DevAgentOptions Options => new();

    public async Task InitializeAsync()
    {
        Server = await DevAgentServer.StartAsync(Options);
        Client = new HttpClient { BaseAddress = Server.Url };
    }

    public async Task DisposeAsync()
    {
        Client.Dispose();
        await Server.DisposeAsync();
    }
}
