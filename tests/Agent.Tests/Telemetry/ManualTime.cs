namespace SpanPack.Agent.Tests;

/// <summary>A clock that a test moves.</summary>
internal sealed class ManualTime : TimeProvider
{
    private static readonly DateTimeOffset s_start = new(2026, 5, 4, 12, 0, 0, TimeSpan.Zero);

    private readonly object _lock = new();
    private readonly List<ManualTimer> _timers = [];
    private TimeSpan _elapsed;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    /// <summary>Gets how many timers run.</summary>
    internal int TimerCount
    {
        get
        {
            lock (_lock) return _timers.Count;
        }
    }

    public override long GetTimestamp()
    {
        lock (_lock) return _elapsed.Ticks;
    }

    public override DateTimeOffset GetUtcNow()
    {
        lock (_lock) return s_start + _elapsed;
    }

    public override ITimer CreateTimer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)
    {
        var timer = new ManualTimer(this, () => callback(state));
        timer.Change(dueTime, period);
        return timer;
    }

    /// <summary>Moves the clock. What is due runs.</summary>
    internal void Advance(TimeSpan time)
    {
        ManualTimer[] due;
        lock (_lock)
        {
            _elapsed += time;
            due = [.. _timers.Where(timer => timer.Due <= _elapsed)];
            _timers.RemoveAll(due.Contains);
        }

        foreach (ManualTimer timer in due) timer.Run();
    }

    private void Set(ManualTimer timer, TimeSpan? due)
    {
        lock (_lock)
        {
            _timers.Remove(timer);
            if (due is null) return;
            timer.Due = _elapsed + due.Value;
            _timers.Add(timer);
        }
    }

    private sealed class ManualTimer(ManualTime time, Action run) : ITimer
    {
        internal TimeSpan Due { get; set; }

        internal void Run() => run();

        public bool Change(TimeSpan dueTime, TimeSpan period)
        {
            time.Set(this, dueTime == Timeout.InfiniteTimeSpan ? null : dueTime);
            if (dueTime == TimeSpan.Zero) time.Advance(TimeSpan.Zero);
            return true;
        }

        public void Dispose() => time.Set(this, null);

        public ValueTask DisposeAsync()
        {
            Dispose();
            return ValueTask.CompletedTask;
        }
    }
}
