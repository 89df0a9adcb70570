using System.Net.Sockets;

namespace SpanPack.DevAgent.Tests;

public sealed class UnixSocketTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("spk");

    private string SocketPath => Path.Combine(_folder.FullName, "a.sock");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public async Task Socket_IsServedAndRemovedAtTheEnd()
    {
        DevAgentServer server = await DevAgentServer.StartAsync(new() { SocketPath = SocketPath });
        using (HttpClient client = Client())
        {
            using HttpResponseMessage response = await client.PostTracesAsync(Payloads.Empty);
            Assert.Equal(200, Assert.Single(server.Requests).Status);
            Assert.Contains($"\"receiver_socket\": \"{SocketPath}\"", await client.GetStringAsync("info"), StringComparison.Ordinal);
        }

        Assert.Equal(SocketPath, server.SocketPath);
        await server.DisposeAsync();
        Assert.False(File.Exists(SocketPath));
    }

    [Fact]
    public async Task StaleSocket_IsReplaced()
    {
        LeaveStaleSocket();
        Assert.True(File.Exists(SocketPath));
        await using DevAgentServer server = await DevAgentServer.StartAsync(new() { SocketPath = SocketPath });
        using HttpClient client = Client();
        await client.GetStringAsync("info");

        Assert.Single(server.Requests);
    }

    [Fact]
    public async Task SocketInUse_IsLeftAlone()
    {
        await using DevAgentServer first = await DevAgentServer.StartAsync(new() { SocketPath = SocketPath });
        await Assert.ThrowsAsync<IOException>(() => DevAgentServer.StartAsync(new() { SocketPath = SocketPath }));
        using HttpClient client = Client();
        await client.GetStringAsync("info");

        Assert.Single(first.Requests);
    }

    [Fact]
    public async Task OrdinaryFile_IsLeftAlone()
    {
        File.WriteAllText(SocketPath, "precious");
        await Assert.ThrowsAsync<IOException>(() => DevAgentServer.StartAsync(new() { SocketPath = SocketPath }));

        Assert.Equal("precious", File.ReadAllText(SocketPath));
    }

    [Fact]
    public async Task MissingFolder_IsAnIOException()
        => await Assert.ThrowsAsync<IOException>(() =>
            DevAgentServer.StartAsync(new() { SocketPath = Path.Combine(_folder.FullName, "none", "a.sock") }));

    [Fact]
    public async Task TooLongPath_IsRefused()
        => await Assert.ThrowsAsync<ArgumentOutOfRangeException>(() =>
            DevAgentServer.StartAsync(new() { SocketPath = SocketPath + new string('x', 200) }));

    private HttpClient Client()
    {
        var handler = new SocketsHttpHandler
        {
            ConnectCallback = async (_, cancellationToken) =>
            {
                var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
                await socket.ConnectAsync(new UnixDomainSocketEndPoint(SocketPath), cancellationToken);
                return new NetworkStream(socket, ownsSocket: true);
            },
        };
        return new(handler) { BaseAddress = new("http://localhost/") };
    }

    // What a crash leaves: .NET deletes the file when it closes the socket, so it is moved out of its reach.
    private void LeaveStaleSocket()
    {
        string bound = Path.Combine(_folder.FullName, "b.sock");
        using var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        socket.Bind(new UnixDomainSocketEndPoint(bound));
        File.Move(bound, SocketPath);
    }
}
