namespace SpanPack;

/// <summary>Waits until a number of traces that fit a filter have come; those that are kept count. One caller at a time.</summary>
/// <param name="filter">The filter.</param>
/// <param name="store">The traces.</param>
/// <param name="count">The number of traces.</param>
internal sealed class TraceWait(Filter filter, TraceStore store, int count)
{
    private const int MaxShown = 100;
    private const int MaxChanged = 500;

    private static readonly TimeSpan s_interval = TimeSpan.FromMilliseconds(50); // between two looks

    private readonly HashSet<long> _known = [];
    private readonly List<KeptTrace> _found = [];
    private long _newest;
    private long _changeTime = store.ChangeTime;

    /// <summary>Waits.</summary>
    /// <param name="timeout">The longest wait.</param>
    /// <param name="time">The clock.</param>
    /// <param name="cancellation">Ends waiting.</param>
    /// <exception cref="OperationCanceledException">The wait was cancelled.</exception>
    internal async Task<TraceWaitAnswer> RunAsync(TimeSpan timeout, TimeProvider time, CancellationToken cancellation)
    {
        using var timer = new CancellationTokenSource(timeout, time);
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(timer.Token, cancellation);
        try
        {
            for (Task changed = store.Changed; !Look(cancellation); changed = store.Changed)
            {
                await changed.WaitAsync(limit.Token).ConfigureAwait(false);
                await Task.Delay(s_interval, time, limit.Token).ConfigureAwait(false);
            }
        }
        catch (OperationCanceledException) when (timer.IsCancellationRequested && !cancellation.IsCancellationRequested)
        {
            Look(cancellation); // what came while the last interval was waited for
        }

        IReadOnlyList<KeptTrace> shown = [.. Enumerable.Reverse(_found).Take(MaxShown)];
        return new TraceWaitAnswer { Reached = _found.Count >= count, Matched = _found.Count, Traces = TraceSummaries.Of(shown, store) };
    }

    // A trace is checked when it comes, and again when it grows.
    private bool Look(CancellationToken cancellation)
    {
        (KeptTrace[] changed, bool more) = store.ChangedSince(ref _changeTime, MaxChanged);
        KeptTrace[] traces = store.Traces(above: more ? 0 : _newest);
        if (traces.Length > 0) _newest = traces[0].Sequence;
        var run = new FilterRun(filter, store);
        foreach (KeptTrace trace in changed.Concat(Enumerable.Reverse(traces)))
        {
            cancellation.ThrowIfCancellationRequested();
            if (_found.Count >= count) return true;
            if (!_known.Contains(trace.Sequence) && run.Fits(trace) && _known.Add(trace.Sequence)) _found.Add(trace);
        }

        return _found.Count >= count;
    }
}
