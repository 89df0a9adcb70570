using System.Net;
using System.Text.Json;

namespace SpanPack.AgentPage.Tests;

/// <summary>A page that is served, and a client to it.</summary>
internal sealed class RunningPage : IAsyncDisposable
{
    private RunningPage(AgentPageServer server)
    {
        Server = server;
        Client = new HttpClient(new SocketsHttpHandler { UseProxy = false }) { BaseAddress = server.Url };
    }

    internal AgentPageServer Server { get; }

    internal HttpClient Client { get; }

    internal static async Task<RunningPage> StartAsync(long keptBytes = 100_000_000, bool isLive = true)
        => new(await AgentPageServer.StartAsync(new AgentPageOptions
        {
            KeptBytes = keptBytes,
            AgentUrl = isLive ? new Uri("http://127.0.0.1:8126/") : null, Source = isLive ? null : "saved"
        }));

    internal async Task<RunningPage> AddAsync(params PagePayload[] payloads)
    {
        foreach (PagePayload payload in payloads) Assert.True(Server.Offer(payload));
        await Server.WaitUntilIdleAsync();
        return this;
    }

    internal async Task<JsonElement> GetAsync(string path, HttpStatusCode expected = HttpStatusCode.OK)
    {
        using HttpResponseMessage answer = await Client.GetAsync(new Uri(path, UriKind.Relative));
        byte[] body = await answer.Content.ReadAsByteArrayAsync();
        Assert.True(answer.StatusCode == expected,
            $"{path}: {(int)answer.StatusCode} {System.Text.Encoding.UTF8.GetString(body.AsSpan(0, Math.Min(500, body.Length)))}");
        using var document = JsonDocument.Parse(body, new JsonDocumentOptions { MaxDepth = 1000 }); // browsers have no bound
        return document.RootElement.Clone();
    }

    public async ValueTask DisposeAsync()
    {
        Client.Dispose();
        await Server.DisposeAsync();
    }
}
