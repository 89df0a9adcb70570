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

    // Heartbeats are due with reports: one that is due a moment later would come with the next report.
    internal void BeginHeartbeats() => (_heartbeat, _extendedHeartbeat) = (_report, clock.Elapsed + extendedInterval);

    internal bool TakeHeartbeat() => Take(ref _heartbeat, interval, afterMissed: _report);

    internal bool TakeExtendedHeartbeat() => Take(ref _extendedHeartbeat, extendedInterval, clock.Elapsed + extendedInterval);

    private bool Take(ref TimeSpan? due, TimeSpan again, TimeSpan afterMissed)
    {
        TimeSpan now = clock.Elapsed;
        if (due is not { } time || now < time) return false;
        due = time + again > now ? time + again : afterMissed;
        return true;
    }
}
