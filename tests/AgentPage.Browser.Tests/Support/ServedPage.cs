using System.Text.Json;

namespace SpanPack.AgentPage.Browser.Tests;

/// <summary>A page that is served, and what is told it.</summary>
internal sealed class ServedPage : IAsyncDisposable
{
    private readonly HttpClient _client;

    private ServedPage(AgentPageServer server)
    {
        Server = server;
        _client = new HttpClient(new SocketsHttpHandler { UseProxy = false }) { BaseAddress = server.Url };
    }

    internal AgentPageServer Server { get; }

    internal static async Task<ServedPage> StartAsync(int port = 0, TimeProvider? time = null)
        => new(await AgentPageServer.StartAsync(new AgentPageOptions
        {
            Port = port, AgentUrl = new Uri("http://127.0.0.1:8126/"),
            KeptBytes = 200_000_000, Time = time
            ?? TimeProvider.System
        }));

    internal async Task AddAsync(params PagePayload[] payloads)
    {
        foreach (PagePayload payload in payloads)
        {
            Assert.True(Server.Offer(payload));
            await Server.WaitUntilIdleAsync();
        }
    }

    internal Task AddAsync(params Span[][] chunks) => AddAsync([.. chunks.Select(static chunk => Payloads.Of([chunk]))]);

    /// <summary>Gets what the page itself asks for.</summary>
    internal async Task<JsonElement> GetAsync(string path)
    {
        await using Stream body = await _client.GetStreamAsync(new Uri(path, UriKind.Relative));
        using JsonDocument document = await JsonDocument.ParseAsync(body);
        return document.RootElement.Clone();
    }

    public async ValueTask DisposeAsync()
    {
        _client.Dispose();
        await Server.DisposeAsync();
    }
}
