namespace SpanPack;

/// <summary>The data that one page has received, and the changes since. Safe for one thread at a time.</summary>
internal sealed class LiveView
{
    private const int MaxTraces = 50;
    private const int MaxChanged = 500;

    private readonly Filter _filter;
    private readonly TraceStore _store;
    private long _newest;
    private long _changeTime;
    private long _nextPayload;
    private long _clears;

    internal LiveView(Filter filter, TraceStore store)
    {
        (_filter, _store) = (filter, store);
        _changeTime = store.ChangeTime;
        _newest = store.TraceRange.Newest;
        _nextPayload = store.NextPayload;
        _clears = store.Counts.Clears;
    }

    /// <summary>Returns the changes since the last call.</summary>
    /// <param name="status">The status of the server.</param>
    /// <param name="now">Milliseconds since 1970.</param>
    internal TickAnswer Tick(StatusAnswer status, long now)
    {
        long before = _newest;
        (KeptTrace[] changed, bool more) = _store.ChangedSince(ref _changeTime, MaxChanged);
        KeptTrace[] traces = _store.Traces(above: _newest);
        long payloads = _store.NextPayload - _nextPayload, clears = status.Counts.Clears;
        if (traces.Length > 0) _newest = traces[0].Sequence;
        var run = new FilterRun(_filter, _store);
        var shown = new List<KeptTrace>();
        long added = 0;
        foreach (KeptTrace trace in traces)
        {
            if (!run.Fits(trace)) continue;
            added++;
            if (shown.Count < MaxTraces) shown.Add(trace);
        }

        var tick = new TickAnswer
        {
            At = now,
            Newest = _newest,
            Oldest = _store.TraceRange.Oldest,
            Added = added,
            Traces = TraceSummaries.Of(shown, _store),
            Changed = [.. changed.Where(trace => trace.Sequence <= before).Select(static trace => TraceIdText.Of(trace.IdUpper, trace.Id))],
            ChangedMore = more ? true : null,
            Cleared = clears != _clears ? true : null,
            Payloads = payloads,
            Kept = status.Kept,
            Counts = status.Counts,
            Intake = status.Intake,
            Loading = status.Loading,
        };
        (_nextPayload, _clears) = (_nextPayload + payloads, clears);
        return tick;
    }
}
