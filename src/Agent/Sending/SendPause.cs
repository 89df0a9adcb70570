namespace SpanPack;

/// <summary>The pause before the next request. Safe for use by any number of threads.</summary>
internal sealed class SendPause(TimeProvider time)
{
    private static readonly TimeSpan s_second = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan s_minute = TimeSpan.FromMinutes(1);

    // Payloads that have failed before go at most five times a second, so that an agent that comes back has air.
    private static readonly TimeSpan s_retryInterval = TimeSpan.FromMilliseconds(200);

    private readonly Backoff _fault = new(TimeSpan.FromMilliseconds(100), TimeSpan.FromSeconds(30));
    private readonly Backoff _notFound = new(s_second, s_minute);
    private readonly Backoff _overload = new(s_second, s_minute);
    private long _until; // timestamp of the clock; 0 for no pause
    private long _lastRetry;

    /// <summary>Gets the remaining pause.</summary>
    internal TimeSpan Remaining
    {
        get
        {
            long until = Volatile.Read(ref _until);
            return until == 0 ? TimeSpan.Zero : time.Until(until);
        }
    }

    internal void AfterFault() => Begin(_fault, withJitter: true);

    internal void AfterNotFound() => Begin(_notFound, withJitter: false);

    internal void AfterOverload() => Begin(_overload, withJitter: true);

    /// <summary>Records that the agent has accepted a payload.</summary>
    internal void AfterSuccess() => Restart();

    /// <summary>Ends the pause at the request of a caller. The next pause is short again.</summary>
    internal void Restart()
    {
        lock (_fault)
        {
            _fault.Reset();
            _notFound.Reset();
            _overload.Reset();
            Volatile.Write(ref _until, 0);
        }
    }

    /// <summary>Waits until a failed payload may be retried. One thread at a time.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    internal async ValueTask PaceRetryAsync(CancellationToken cancellation)
    {
        TimeSpan left = _lastRetry == 0 ? TimeSpan.Zero : s_retryInterval - time.GetElapsedTime(_lastRetry);
        if (left > TimeSpan.Zero) await Task.Delay(left, time, cancellation).ConfigureAwait(false);
        _lastRetry = time.GetTimestamp();
    }

    private void Begin(Backoff backoff, bool withJitter)
    {
        lock (_fault)
        {
            Volatile.Write(ref _until, time.After(withJitter ? backoff.NextWithJitter() : backoff.Next()));
        }
    }
}
