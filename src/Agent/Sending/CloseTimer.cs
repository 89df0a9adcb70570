namespace SpanPack;

/// <summary>The time at which open segments are closed: an interval after the first chunk. One thread at a time.</summary>
/// <param name="interval">How long a segment waits for more chunks.</param>
/// <param name="time">The clock.</param>
internal sealed class CloseTimer(TimeSpan interval, TimeProvider time)
{
    private long _at; // timestamp of the clock; 0 while nothing is open

    /// <summary>Gets whether a segment is open.</summary>
    internal bool IsRunning => _at != 0;

    /// <summary>Gets the remaining time; infinite when it does not run.</summary>
    internal TimeSpan Left => _at == 0 ? Timeout.InfiniteTimeSpan : time.Until(_at);

    /// <summary>Gets the time without chunks after which the process releases memory for traces.</summary>
    internal TimeSpan IdleTime => 10 * interval;

    /// <summary>Starts the timer for an open segment. Has no effect while it runs.</summary>
    internal void Start()
    {
        if (_at == 0) _at = time.After(interval);
    }

    /// <summary>Gets whether its time is over.</summary>
    internal bool IsDue => _at != 0 && time.GetTimestamp() >= _at;

    /// <summary>Stops the timer, or continues for a pause.</summary>
    /// <param name="areClosed">Whether all segments are closed.</param>
    internal void End(bool areClosed) => _at = areClosed ? 0 : time.After(StripeWait.Pause);
}
