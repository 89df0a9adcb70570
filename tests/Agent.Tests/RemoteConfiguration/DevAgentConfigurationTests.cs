using System.Text.Json;

namespace SpanPack.Agent.Tests.RemoteConfiguration;

/// <summary>The client with a development agent, whose folder changes.</summary>
public sealed class DevAgentConfigurationTests : IAsyncLifetime, IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private DevAgentServer _server = null!;

    public async Task InitializeAsync()
        => _server = await DevAgentServer.StartAsync(new() { SocketPath = _folder["a.sock"], ConfigurationFolder = _folder["files"] });

    public async Task DisposeAsync() => await _server.DisposeAsync();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task ChangesInTheFolder_Arrive(bool onSocket)
    {
        var held = new HeldFiles();
        await using RemoteConfigurationClient client = Create(onSocket);
        using IDisposable subscription = client.Subscribe(Clients.Product, [2], held.Take);
        Write("ASM_FEATURES/a/config", "1");
        Write("ASM_FEATURES/b/name", "2");
        await Wait.UntilAsync(() => Holds(held, ("a/config", "1"), ("b/name", "2")), "both are there");
        Write("ASM_FEATURES/a/config", "3");
        await Wait.UntilAsync(() => Holds(held, ("a/config", "3"), ("b/name", "2")), "one has changed");
        Directory.Delete(_folder["files/ASM_FEATURES/b"], recursive: true);
        await Wait.UntilAsync(() => Holds(held, ("a/config", "3")), "one is gone");
        Write("OTHER/x/config", "4");
        Write("ASM_FEATURES/.hidden/config", "5");
        Write("ASM_FEATURES/a/.config.swp", "6");
        Directory.Delete(_folder["files/ASM_FEATURES/a"], recursive: true);
        await Wait.UntilAsync(() => Holds(held), "nothing is left");

        Assert.Null(client.LastError);
        Assert.Equal("-a", held.Updates[^1]);
        await Wait.UntilAsync(() => _server.Requests[^1].Answer == "{}", "the client has all");
    }

    [Fact]
    public async Task ClientAndAgent_AgreeOnWhatIsThere()
    {
        Write("ASM_FEATURES/a/config", "{}");
        await using RemoteConfigurationClient client = Create(onSocket: false);
        using IDisposable subscription = client.Subscribe(Clients.Product, [2], static _ => { });
        await Wait.UntilAsync(() => _server.Requests.Any(static request => request.Answer == "{}"), "nothing is new");
        ReceivedRequest[] polls = [.. _server.Requests.Where(static request => request.Path == "/v0.7/config")];
        foreach (ReceivedRequest poll in polls)
        {
            Assert.Equal((200, null), (poll.Status, poll.Refusal));
            using JsonDocument document = JsonDocument.Parse(poll.Body);
            PollRules.Verify(document.RootElement);
        }

        Assert.Equal(1, polls.Count(static poll => poll.Answer.Contains("\"raw\"", StringComparison.Ordinal)));
        using var http = new HttpClient();
        Assert.Contains("\"/v0.7/config\"", await http.GetStringAsync(new Uri(_server.Url, "info")), StringComparison.Ordinal);
    }

    private RemoteConfigurationClient Create(bool onSocket) => new(new()
    {
        Process = Clients.Process,
        PollInterval = TimeSpan.FromMilliseconds(1),
        Client = Clients.To(AgentAddress.Parse(onSocket ? "unix://" + _server.SocketPath : _server.Url.ToString())),
    });

    private static bool Holds(HeldFiles held, params (string Name, string Content)[] files)
        => held.Hashes.SequenceEqual(files.Select(static file => $"datadog/2/ASM_FEATURES/{file.Name} {Served.HashOf(file.Content)}"));

    private void Write(string name, string content)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(_folder["files/" + name])!);
        File.WriteAllText(_folder["files/" + name], content);
    }
}
