using System.Buffers;
using System.Diagnostics;

namespace SpanPack;

/// <content>The source of activities: the listener, or a component in its place (<see cref="ActivityTraceOptions.Listens"/>).</content>
public sealed partial class ActivityTraceCollector
{
    private const int NumberBits = 32;

    /// <summary>
    /// Reports that an activity has started. The first one of a trace is the local root. Activities that a listening collector also
    /// collects are ignored, here and at their end. For components that listen in place of the collector.
    /// </summary>
    /// <param name="activity">The activity; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="activity"/> is null.</exception>
    public void OnStarted(Activity activity)
    {
        ArgumentNullException.ThrowIfNull(activity);
        if (!IsEnabled || IsOfAnother(activity)) return;
        if (_listener is null) _forwarded.Add(activity.Source);
        _baggage?.Add(activity);
        if (!_scopes.TryJoin(activity)) _traces.Begin(activity);
    }

    /// <summary>
    /// Reports that an activity has ended; it is sent with the others of its trace. For components that listen in place of the collector.
    /// </summary>
    /// <param name="activity">The activity, which was passed to <see cref="OnStarted"/>; not null. It must not change any more.</param>
    /// <exception cref="ArgumentNullException"><paramref name="activity"/> is null.</exception>
    public void OnEnded(Activity activity)
    {
        ArgumentNullException.ThrowIfNull(activity);
        if (!IsEnabled || IsOfAnother(activity)) return;
        LateChildren.Make(activity);
        if (!_traces.TryGetOfEnded(activity, out LocalTrace? trace))
        {
            _counts.AddUnusable();
            return;
        }

        if (trace is null) _gathering.AddAlone(_callbacks.TakeLast(activity, null));
        else if (trace.IsRoot(activity)) _gathering.Add(trace, _callbacks.TakeLast(activity, trace), bytes: 0);
        else AddWaiting(trace, activity);
    }

    private void AddWaiting(LocalTrace trace, Activity activity)
    {
        LateTags.Settle(activity); // others write it
        _gathering.Add(trace, _callbacks.Take(activity, trace, out int bytes), bytes);
    }

    /// <summary>
    /// Passes ended activities to the writer, those of a trace as one chunk, without waiting for others. For components that listen in
    /// place of the collector and have batches; the local root is then the topmost recorded activity of a trace.
    /// </summary>
    /// <param name="ended">The activities, of any traces in any order, each once.</param>
    public void Write(ReadOnlySpan<Activity> ended)
    {
        if (!IsEnabled || ended.IsEmpty) return;
        Activity[] activities = ArrayPool<Activity>.Shared.Rent(ended.Length);
        // of the trace, then of the place in the batch: those of a trace stay in their order
        long[] keys = ArrayPool<long>.Shared.Rent(ended.Length);
        int count = 0;
        foreach (Activity activity in ended)
        {
            if (IsOfAnother(activity)) continue;
            if (_traces.OfUntold(activity) is { } trace)
                (activities[count], keys[count]) = (activity, ((long)trace.Number << NumberBits) | (uint)count++);
            else _counts.AddUnusable();
        }

        Array.Sort(keys, activities, 0, count);
        ReadOnlySpan<Activity> sorted = activities.AsSpan(0, count);
        while (!sorted.IsEmpty) sorted = sorted[WriteFirst(sorted)..];
        activities.AsSpan(0, count).Clear();
        ArrayPool<Activity>.Shared.Return(activities);
        ArrayPool<long>.Shared.Return(keys);
    }

    /// <summary>Returns whether it listens to a source.</summary>
    internal bool ListensTo(string source) => IsEnabled && _listener is not null && _sources.Take(source);

    // A collector that listens sends it: it would be sent twice.
    private bool IsOfAnother(Activity activity) => _listener is null && ListeningCollectors.Take(activity);

    /// <summary>Writes the activities of the first one's trace.</summary>
    /// <returns>Their number.</returns>
    private int WriteFirst(ReadOnlySpan<Activity> sorted)
    {
        LocalTrace trace = _traces.Find(sorted[0])!;
        int count = 1;
        while (count < sorted.Length && ReferenceEquals(_traces.Find(sorted[count]), trace)) count++;
        EndedActivity[] rented = ArrayPool<EndedActivity>.Shared.Rent(count);
        for (int i = 0; i < count; i++) rented[i] = _callbacks.Take(sorted[i], trace, out _);
        _chunks.Write(trace, new FinishedActivities(rented, count));
        return count;
    }

    private ActivityListener Listen(ActivityTraceOptions options, CollectorLog log)
    {
        var known = new KnownSources(options.CollectsConnections, options.CollectsOuterOperations, options.CollectsPolling);
        var listener = new ActivityListener
        {
            ShouldListenTo = source => _sources.Take(source.Name),
            Sample = (ref options) => known.LeaveOut(options) ? ActivitySamplingResult.None : Wanted,
            SampleUsingParentId = (ref _) => Wanted,
            ActivityStarted = activity =>
            {
                if (IsOfSource(activity, known)) OnStarted(activity);
            },
            ActivityStopped = activity =>
            {
                if (IsOfSource(activity, known)) OnEnded(activity);
            },
        };
        ActivitySource.AddActivityListener(listener);
        if (ListeningCollectors.Add(_sources)) log.CollectedTwice();
        return listener;
    }

    // While remote configuration has turned tracing off, nobody needs activities.
    private ActivitySamplingResult Wanted => _chunks.IsPaused ? ActivitySamplingResult.None : ActivitySamplingResult.AllDataAndRecorded;

    // The listener was asked for sources with a name.
    private bool IsOfSource(Activity activity, KnownSources known)
        => activity.Source.Name.Length > 0 || (_sources.Take(activity) && !known.LeaveOut(activity));
}
