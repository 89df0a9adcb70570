using System.IO.Pipes;
using System.Net.Sockets;

namespace SpanPack.Agent.Tests;

/// <summary>
/// A named pipe whose connections lead to an agent on TCP: a whole server behind it, also where there are no Windows pipes.
/// </summary>
internal sealed class PipeRelay : IAsyncDisposable
{
    private readonly CancellationTokenSource _stopping = new();
    private readonly string _name = $"spk-{Guid.NewGuid():N}";
    private readonly Uri _agent;
    private readonly Task _accepting;
    private int _connectionCount;

    internal PipeRelay(Uri agent)
    {
        _agent = agent;
        _accepting = Task.Run(AcceptAsync);
    }

    internal AgentAddress Address => AgentAddress.Parse($@"\\.\pipe\{_name}");

    /// <summary>Gets how many connections came.</summary>
    internal int ConnectionCount => Volatile.Read(ref _connectionCount);

    public async ValueTask DisposeAsync()
    {
        await _stopping.CancelAsync();
        await _accepting.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
        _stopping.Dispose();
    }

    private async Task AcceptAsync()
    {
        var relays = new List<Task>();
        await using var pipes = new PipeListener(Address.Target);
        try
        {
            while (true)
            {
                NamedPipeServerStream pipe = await pipes.AcceptAsync(_stopping.Token);
                Interlocked.Increment(ref _connectionCount);
                relays.Add(RelayAsync(pipe));
            }
        }
        finally
        {
            await Task.WhenAll(relays);
        }
    }

    private async Task RelayAsync(NamedPipeServerStream pipe)
    {
        using var client = new TcpClient();
        await using (pipe)
        {
            try
            {
                await client.ConnectAsync(_agent.Host, _agent.Port, _stopping.Token);
                NetworkStream stream = client.GetStream();
                await Task.WhenAny(pipe.CopyToAsync(stream, _stopping.Token), stream.CopyToAsync(pipe, _stopping.Token));
            }
            catch (Exception problem) when (problem is IOException or SocketException or OperationCanceledException)
            {
                // One end has gone, or the test is over.
            }
        }
    }
}
