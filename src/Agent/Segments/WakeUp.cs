using System.Threading.Channels;

namespace SpanPack;

/// <summary>Wakes a loop: signals while it does not wait are one signal. Any number of threads may signal, one waits.</summary>
/// <param name="clock">Measures how long it waits.</param>
internal sealed class WakeUp(TimeProvider clock)
{
    private readonly Channel<bool> _signals = Channel.CreateBounded<bool>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropWrite, SingleReader = true });

    internal void Signal() => _signals.Writer.TryWrite(true);

    /// <summary>Waits for a signal, for a time at most.</summary>
    /// <param name="time">How long; <see cref="Timeout.InfiniteTimeSpan"/> for as long as it takes.</param>
    /// <param name="cancellationToken">Ends it.</param>
    /// <returns>Whether there was a signal.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    internal async Task<bool> WaitAsync(TimeSpan time, CancellationToken cancellationToken)
    {
        if (_signals.Reader.TryRead(out _)) return true;
        if (time == TimeSpan.Zero) return false;
        using var timer = new CancellationTokenSource(time, clock);
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken, timer.Token);
        try
        {
            await _signals.Reader.ReadAsync(limit.Token).ConfigureAwait(false);
            return true;
        }
        catch (OperationCanceledException) when (!cancellationToken.IsCancellationRequested)
        {
            return false;
        }
    }
}
