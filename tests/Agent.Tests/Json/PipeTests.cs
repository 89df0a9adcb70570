using SpanPack.Agent.Tests.RemoteConfiguration;

namespace SpanPack.Agent.Tests.Json;

/// <summary>Posts, telemetry and configurations through a named pipe, to a whole agent behind it.</summary>
public sealed class PipeTests : IAsyncLifetime, IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private DevAgentServer _server = null!;
    private PipeRelay _pipe = null!;

    public async Task InitializeAsync()
    {
        Directory.CreateDirectory(_folder["ASM_FEATURES/a"]);
        await File.WriteAllTextAsync(_folder["ASM_FEATURES/a/config"], "{}");
        _server = await DevAgentServer.StartAsync(new() { ConfigurationFolder = _folder.Path });
        _pipe = new PipeRelay(_server.Url);
    }

    public async Task DisposeAsync()
    {
        await _pipe.DisposeAsync();
        await _server.DisposeAsync();
    }

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(1_000, JsonCompression.None)]
    [InlineData(24_000, JsonCompression.Gzip)]
    [InlineData(1_000_000, JsonCompression.None)]
    [InlineData(1_000_000, JsonCompression.Gzip)]
    public async Task Json_Arrives(int bytes, JsonCompression compression)
    {
        using var client = new AgentClient(Clients.To(_pipe.Address));
        for (int i = 0; i < 3; i++)
            Assert.Equal(200,
                (await client.PostAsJsonAsync("/telemetry/proxy/api/v2/apmtelemetry", Shop.Of(bytes), ShopJson.Default.Shop,
                    compression)).Status);

        Assert.Equal(1, _pipe.ConnectionCount);
        Assert.All(_server.Requests,
            request => Assert.Equal(compression == JsonCompression.Gzip, request.Headers.ContainsKey("Content-Encoding")));
    }

    [Fact]
    public async Task Telemetry_Arrives()
    {
        await using var client = new TelemetryClient(TelemetryTest.OptionsFor(_server.Url) with { Client = Clients.To(_pipe.Address) });
        Assert.True(await client.FlushAsync().InTime());
        await client.DisposeAsync();

        Assert.Equal(["app-started", "app-closing"],
            TelemetryTest.MessagesOf(TelemetryTest.BodiesOf(_server))
                .Select(static message => message.Type)
                .Where(static type => type is "app-started" or "app-closing"));
        Assert.InRange(_pipe.ConnectionCount, 1, int.MaxValue);
    }

    [Fact]
    public async Task Configurations_Arrive()
    {
        var held = new HeldFiles();
        await using var client = new RemoteConfigurationClient(new()
        {
            Process = Clients.Process,
            PollInterval = TimeSpan.FromMilliseconds(1), Client = Clients.To(_pipe.Address)
        });
        using IDisposable subscription = client.Subscribe(Clients.Product, [1], held.Take);

        await Wait.UntilAsync(() => held.Hashes.Length > 0, "it is there");
        Assert.InRange(_pipe.ConnectionCount, 1, int.MaxValue);
    }
}
