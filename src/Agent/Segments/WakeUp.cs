using System.Threading.Channels;

namespace SpanPack;

/// <summary>Wakes a loop. Signals while it does not wait count as one. Any number of threads may signal; one waits.</summary>
/// <param name="clock">Measures the time of waiting.</param>
internal sealed class WakeUp(TimeProvider clock)
{
    private readonly Channel<bool> _signals =
        Channel.CreateBounded<bool>(new BoundedChannelOptions(1) { FullMode = BoundedChannelFullMode.DropWrite, SingleReader = true });

    internal void Signal() => _signals.Writer.TryWrite(true);

    /// <summary>Waits for a signal with a timeout.</summary>
    /// <param name="time">The timeout; <see cref="Timeout.InfiniteTimeSpan"/> for none.</param>
    /// <param name="cancellationToken">Cancels the wait.</param>
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
