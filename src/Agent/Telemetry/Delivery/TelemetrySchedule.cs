namespace SpanPack;

/// <summary>The due times of messages. One thread at a time.</summary>
/// <param name="clock">The time.</param>
/// <param name="interval">Between reports, and between heartbeats.</param>
/// <param name="extendedInterval">Between extended heartbeats.</param>
internal sealed class TelemetrySchedule(TelemetryClock clock, TimeSpan interval, TimeSpan extendedInterval)
{
    // The program says what it is in its first second; all of that is in the start.
    private static readonly TimeSpan s_startDelay = TimeSpan.FromSeconds(1);

    private TimeSpan _report = s_startDelay;
    private TimeSpan? _heartbeat; // null before the start was taken
    private TimeSpan? _extendedHeartbeat;

    internal TelemetryPause Pause { get; } = new(clock);

    /// <summary>Gets the time until something is due.</summary>
    /// <param name="isWaiting">Whether a message waits for the end of the pause.</param>
    internal TimeSpan UntilNext(bool isWaiting)
    {
        TimeSpan next = _report - clock.Elapsed;
        if (isWaiting && Pause.Remaining < next) next = Pause.Remaining;
        return next > TimeSpan.Zero ? next : TimeSpan.Zero;
    }

    /// <summary>Returns whether a report is due now.</summary>
    internal bool TakeReport(bool isAsked)
    {
        if (!isAsked && clock.Elapsed < _report) return false;
        _report = clock.Elapsed + interval;
        return true;
    }

    internal void BeginHeartbeats() => (_heartbeat, _extendedHeartbeat) = (clock.Elapsed + interval, clock.Elapsed + extendedInterval);

    internal bool TakeHeartbeat() => Take(ref _heartbeat, interval);

    internal bool TakeExtendedHeartbeat() => Take(ref _extendedHeartbeat, extendedInterval);

    private bool Take(ref TimeSpan? due, TimeSpan again)
    {
        if (due is null || clock.Elapsed < due) return false;
        due = clock.Elapsed + again;
        return true;
    }
}
