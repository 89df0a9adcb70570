namespace SpanPack;

/// <summary>Wakes a loop. Signals while it does not wait count as one. Any number of threads may signal; one waits.</summary>
/// <param name="clock">Measures the time of waiting.</param>
internal sealed class WakeUp(TimeProvider clock)
{
    private readonly object _lock = new();
    private TaskCompletionSource? _waiting; // null while nobody waits
    private bool _isSignalled;

    internal void Signal()
    {
        lock (_lock)
        {
            _isSignalled = true;
            _waiting?.TrySetResult();
        }
    }

    /// <summary>Waits for a signal with a timeout.</summary>
    /// <param name="time">
    /// The timeout; <see cref="Timeout.InfiniteTimeSpan"/> for none. Timers leave out fractions of a millisecond, and would end before a
    /// deadline: it is rounded up.
    /// </param>
    /// <param name="cancellationToken">Cancels the wait.</param>
    /// <returns>Whether there was a signal.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    internal async Task<bool> WaitAsync(TimeSpan time, CancellationToken cancellationToken)
    {
        if (Begin() is not { } signal) return true;
        try
        {
            if (time != TimeSpan.Zero) await signal.WaitAsync(RoundUp(time), clock, cancellationToken).ConfigureAwait(false);
        }
        catch (TimeoutException)
        {
            // there may be a signal all the same
        }

        return End();
    }

    private static TimeSpan RoundUp(TimeSpan time) => TimeSpan.FromMilliseconds(Math.Ceiling(time.TotalMilliseconds));

    // Null when there is a signal already.
    private Task? Begin()
    {
        lock (_lock)
        {
            if (_isSignalled)
            {
                _isSignalled = false;
                return null;
            }

            _waiting = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
            return _waiting.Task;
        }
    }

    private bool End()
    {
        lock (_lock)
        {
            _waiting = null;
            bool wasSignalled = _isSignalled;
            _isSignalled = false;
            return wasSignalled;
        }
    }
}
