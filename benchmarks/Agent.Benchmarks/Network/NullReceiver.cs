using System.Collections.Concurrent;
using System.Net;
using System.Net.Sockets;

namespace SpanPack.Agent.Benchmarks.Network;

/// <summary>
/// An agent in this process that reads requests, looks at none, and takes all. Any number of threads may ask for its counts.
/// </summary>
internal sealed class NullReceiver : IAsyncDisposable
{
    private const int Backlog = 64;

    private readonly CancellationTokenSource _stopping = new();
    private readonly List<Task> _connections = [];
    private readonly Socket _listener;
    private readonly Task _accepting;
    private readonly ConcurrentDictionary<string, long> _chunks = [];
    private readonly ConcurrentDictionary<string, long> _requests = [];

    private NullReceiver(Socket listener, EndPoint endPoint)
    {
        _listener = listener;
        _listener.Bind(endPoint);
        _listener.Listen(Backlog);
        _accepting = Task.Run(AcceptAsync);
    }

    /// <summary>Gets where it listens.</summary>
    internal AgentAddress Address
        => AgentAddress.Parse(_listener.LocalEndPoint is IPEndPoint tcp
            ? $"http://127.0.0.1:{tcp.Port}"
            : $"unix://{_listener.LocalEndPoint}");

    /// <summary>Gets how many chunks were taken, by the headers of requests that came whole.</summary>
    internal long Chunks => _chunks.Values.Sum();

    /// <summary>Gets how many requests came for a path.</summary>
    internal long RequestsTo(string path) => _requests.GetValueOrDefault(path);

    /// <summary>Gets how many chunks of a format were taken.</summary>
    internal long ChunksOf(TraceFormat format) => _chunks.GetValueOrDefault(format.GetPath());

    /// <param name="port">The port on the loopback; 0 for any.</param>
    internal static NullReceiver OnTcp(int port = 0)
        => new(new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp), new IPEndPoint(IPAddress.Loopback, port));

    /// <param name="path">Where no file is.</param>
    internal static NullReceiver OnUnixSocket(string path)
        => new(new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified), new UnixDomainSocketEndPoint(path));

    /// <summary>Ends as a process that is killed: connections break where they are.</summary>
    public async ValueTask DisposeAsync()
    {
        await _stopping.CancelAsync();
        _listener.Dispose();
        await _accepting;
        await Task.WhenAll(_connections);
        _stopping.Dispose();
    }

    private async Task AcceptAsync()
    {
        while (true)
        {
            try
            {
                Socket socket = await _listener.AcceptAsync(_stopping.Token);
                if (socket.AddressFamily == AddressFamily.InterNetwork) socket.NoDelay = true;
                _connections.Add(Task.Run(() => ServeAsync(socket)));
            }
            catch (Exception e) when (e is OperationCanceledException or SocketException or ObjectDisposedException)
            {
                return;
            }
        }
    }

    private async Task ServeAsync(Socket socket)
    {
        using var connection = new NullConnection(socket, _stopping.Token);
        try
        {
            while (await connection.ReadRequestAsync() is { } request)
            {
                // before the answer: what the client counts as sent is counted here
                _chunks.AddOrUpdate(request.Path, static (_, more) => more, static (_, before, more) => before + more, request.Chunks);
                _requests.AddOrUpdate(request.Path, 1, static (_, before) => before + 1);
                await connection.AnswerAsync();
            }
        }
        catch (Exception e) when (e is OperationCanceledException or SocketException or IOException)
        {
            // The client is gone, or this agent.
        }
    }
}
