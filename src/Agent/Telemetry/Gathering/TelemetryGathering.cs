namespace SpanPack;

/// <summary>Gathers reports. Recording is safe for use by any number of threads, taking for one at a time.</summary>
internal sealed class TelemetryGathering
{
    private readonly object _lock = new();
    private readonly List<Action> _sources = [];
    private readonly TelemetryClock _clock;
    private readonly FactMessages _messages;
    private TimeSpan _takenAt;
    private bool _isClosed;

    internal TelemetryGathering(TelemetryClock clock, bool hasMetrics)
    {
        (_clock, _takenAt) = (clock, clock.Elapsed);
        Facts = new TelemetryFacts(Losses);
        Metrics = new MetricTable(Losses, hasMetrics);
        Logs = new LogTable(Losses);
        _messages = new FactMessages(Facts);
    }

    internal TelemetryLosses Losses { get; } = new();

    internal TelemetryFacts Facts { get; }

    internal MetricTable Metrics { get; }

    internal LogTable Logs { get; }

    /// <summary>Gets whether metrics and logs are not gathered.</summary>
    internal bool IsClosed => Volatile.Read(ref _isClosed);

    /// <summary>Adds a callback that records counts for each report.</summary>
    internal void AddSource(Action source)
    {
        lock (_lock) _sources.Add(source);
    }

    internal List<TelemetryMessage> TakeStart() => _messages.TakeStart();

    internal List<TelemetryMessage> MakeExtendedHeartbeats() => _messages.MakeExtendedHeartbeats();

    /// <summary>Creates messages of everything gathered since the last call.</summary>
    internal List<TelemetryMessage> TakeReport()
    {
        Action[] sources;
        lock (_lock) sources = [.. _sources];
        foreach (Action source in sources) source();
        TimeSpan now = _clock.Elapsed;
        TimeSpan elapsed = now - _takenAt;
        _takenAt = now;
        return [.. _messages.TakeChanges(), .. Metrics.TakeMessages(_clock.UnixSeconds, elapsed), .. Logs.TakeMessages()];
    }

    /// <summary>Stops gathering metrics and logs.</summary>
    internal void Close()
    {
        Volatile.Write(ref _isClosed, true);
        Metrics.Clear();
        Logs.Clear();
    }

    /// <summary>Resumes gathering from the start.</summary>
    internal void Reopen()
    {
        Facts.Restart();
        Volatile.Write(ref _isClosed, false);
    }
}
