using SpanPack.Agent.Benchmarks.Network;

namespace SpanPack.Agent.Benchmarks.Soak;

/// <summary>
/// An agent that ends every minute as if it were killed, and is back a few seconds later. Any number of threads may ask for its counts.
/// </summary>
internal sealed class RestartingAgent : IAsyncDisposable
{
    private static readonly TimeSpan s_up = TimeSpan.FromSeconds(56);
    private static readonly TimeSpan s_down = TimeSpan.FromSeconds(4);

    private readonly CancellationTokenSource _stopping = new();
    private readonly string _path;
    private readonly Task _restarting;
    private NullReceiver _receiver;
    private long _earlierChunks;
    private int _restarts;

    /// <param name="path">Of a Unix socket.</param>
    internal RestartingAgent(string path)
    {
        _path = path;
        _receiver = NullReceiver.OnUnixSocket(path);
        Address = _receiver.Address;
        _restarting = Task.Run(RestartAsync);
    }

    internal AgentAddress Address { get; }

    /// <summary>Gets how often it was away.</summary>
    internal int Restarts => Volatile.Read(ref _restarts);

    /// <summary>Ends it.</summary>
    /// <returns>The chunks that it took, in all its lives.</returns>
    internal async Task<long> EndAsync()
    {
        await DisposeAsync();
        return _earlierChunks;
    }

    public async ValueTask DisposeAsync()
    {
        if (_stopping.IsCancellationRequested) return;
        await _stopping.CancelAsync();
        await _restarting;
        await StopAsync();
    }

    private async Task RestartAsync()
    {
        try
        {
            await Task.Delay(s_up / 2, _stopping.Token); // a minute ends while it is there
            while (true)
            {
                await StopAsync();
                Interlocked.Increment(ref _restarts);
                await Task.Delay(s_down, _stopping.Token);
                _receiver = NullReceiver.OnUnixSocket(_path);
                await Task.Delay(s_up, _stopping.Token);
            }
        }
        catch (OperationCanceledException)
        {
            // The soak is over.
        }
    }

    private async Task StopAsync()
    {
        await _receiver.DisposeAsync();
        _earlierChunks += _receiver.Chunks;
        File.Delete(_path);
    }
}
