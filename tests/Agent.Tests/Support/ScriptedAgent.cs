using System.Net;
using System.Net.Sockets;

namespace SpanPack.Agent.Tests;

/// <summary>
/// An agent that does with each connection what a test says: answers, hangs, closes, resets. Over TCP, a Unix socket or a named pipe.
/// </summary>
internal sealed class ScriptedAgent : IAsyncDisposable
{
    private readonly CancellationTokenSource _stopping = new();
    private readonly List<ScriptedConnection> _connections = [];
    private readonly Func<ScriptedConnection, Task> _script;
    private readonly Socket? _listener;
    private readonly Task _accepting;

    private ScriptedAgent(AgentAddress address, Socket? listener, Func<ScriptedConnection, Task> script)
    {
        (Address, _listener, _script) = (address, listener, script);
        _accepting = Task.Run(listener is null ? AcceptPipesAsync : AcceptSocketsAsync);
    }

    internal AgentAddress Address { get; }

    /// <summary>Gets how many connections came.</summary>
    internal int ConnectionCount
    {
        get
        {
            lock (_connections) return _connections.Count;
        }
    }

    /// <summary>Listens on a free TCP port of 127.0.0.1, or of ::1.</summary>
    internal static ScriptedAgent OnTcp(Func<ScriptedConnection, Task> script, bool isIPv6 = false)
    {
        Socket listener = Listen(new IPEndPoint(isIPv6 ? IPAddress.IPv6Loopback : IPAddress.Loopback, 0), ProtocolType.Tcp);
        int port = ((IPEndPoint)listener.LocalEndPoint!).Port;
        return new(AgentAddress.Parse($"http://{(isIPv6 ? "[::1]" : "127.0.0.1")}:{port}"), listener, script);
    }

    internal static ScriptedAgent OnUnixSocket(string path, Func<ScriptedConnection, Task> script)
        => new(AgentAddress.Parse("unix://" + path), Listen(new UnixDomainSocketEndPoint(path), ProtocolType.Unspecified), script);

    internal static ScriptedAgent OnPipe(Func<ScriptedConnection, Task> script)
        => new(AgentAddress.Parse($@"\\.\pipe\spk-{Guid.NewGuid():N}"), null, script);

    /// <param name="time">The clock of the limit of a request, <see cref="Patience.Long"/>; null for that of the system.</param>
    internal AgentClient CreateClient(TimeProvider? time = null)
        => new(new AgentClientOptions
        {
            AddressRules = AgentAddressRules.Fixed(Address), RequestTimeout = Patience.Long,
            ConnectTimeout = Patience.Long, Time = time
            ?? TimeProvider.System
        });

    public async ValueTask DisposeAsync()
    {
        await _stopping.CancelAsync();
        _listener?.Dispose();
        await _accepting.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
        lock (_connections) _connections.ForEach(static connection => connection.Dispose());
        _stopping.Dispose();
    }

    private static Socket Listen(EndPoint end, ProtocolType protocol)
    {
        var listener = new Socket(end.AddressFamily, SocketType.Stream, protocol);
        listener.Bind(end);
        listener.Listen();
        return listener;
    }

    private async Task AcceptSocketsAsync()
    {
        while (true)
        {
            Socket socket = await _listener!.AcceptAsync(_stopping.Token);
            Begin(new ScriptedConnection(new NetworkStream(socket, ownsSocket: true), socket, _stopping.Token));
        }
    }

    private async Task AcceptPipesAsync()
    {
        await using var pipes = new PipeListener(Address.Target);
        while (true) Begin(new ScriptedConnection(await pipes.AcceptAsync(_stopping.Token), null, _stopping.Token));
    }

    private void Begin(ScriptedConnection connection)
    {
        lock (_connections)
        {
            _connections.Add(connection);
            connection.Number = _connections.Count;
        }

        _ = RunAsync(connection);
    }

    private async Task RunAsync(ScriptedConnection connection)
    {
        try
        {
            await _script(connection);
        }
        catch (Exception problem) when (problem is IOException or ObjectDisposedException or OperationCanceledException)
        {
            // The client has gone, or the test is over.
        }

        connection.Dispose();
    }
}
