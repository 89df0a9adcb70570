namespace SpanPack;

/// <summary>Queries of the store.</summary>
internal sealed partial class TraceStore
{
    private readonly ChangedTraces _changed = new();
    private TaskCompletionSource _signal = NewSignal();
    private long _changes;

    /// <summary>Gets the number of changes.</summary>
    internal long Changes
    {
        get
        {
            lock (_lock) return _changes;
        }
    }

    /// <summary>Gets a task that ends with the next change.</summary>
    internal Task Changed => Volatile.Read(ref _signal).Task;

    /// <summary>Finds a trace by the lower half of its id.</summary>
    internal KeptTrace? FindTrace(ulong id)
    {
        lock (_lock) return _byId.GetValueOrDefault(id);
    }

    internal KeptTrace? FindTraceByNumber(long sequence)
    {
        lock (_lock) return _traces.Find(sequence);
    }

    internal KeptPayload? FindPayload(long id)
    {
        lock (_lock) return _payloads.Find(id);
    }

    /// <summary>Gets traces by their numbers, the newest first.</summary>
    /// <param name="above">Only those with a higher number.</param>
    /// <param name="below">Only those with a lower number.</param>
    /// <param name="most">The maximum number of traces.</param>
    internal KeptTrace[] Traces(long above = 0, long below = long.MaxValue, int most = int.MaxValue)
    {
        lock (_lock) return _traces.Newest(above, below, most);
    }

    /// <summary>Gets payloads by their numbers, the newest first.</summary>
    internal KeptPayload[] Payloads(long below = long.MaxValue, int most = int.MaxValue)
    {
        lock (_lock) return _payloads.Newest(above: 0, below, most);
    }

    /// <summary>Gets the traces that got chunks since a time, as returned by the last call.</summary>
    /// <param name="since">That time; it becomes now.</param>
    /// <param name="most">The maximum number of traces.</param>
    /// <returns>The traces, and whether there were more.</returns>
    internal (KeptTrace[] Traces, bool More) ChangedSince(ref long since, int most)
    {
        lock (_lock) return _changed.Since(ref since, most);
    }

    /// <summary>Gets the current time for <see cref="ChangedSince"/>.</summary>
    internal long ChangeTime
    {
        get
        {
            lock (_lock) return _changed.Count;
        }
    }

    /// <summary>Gets the number that the next payload gets.</summary>
    internal long NextPayload
    {
        get
        {
            lock (_lock) return _payloads.Next;
        }
    }

    /// <summary>Signals a change other than of traces.</summary>
    internal void Touch()
    {
        lock (_lock) _changes++;
        Signal();
    }

    // Those who wait go on with threads of their own, never inside the lock.
    private static TaskCompletionSource NewSignal() => new(TaskCreationOptions.RunContinuationsAsynchronously);

    private void Signal() => Interlocked.Exchange(ref _signal, NewSignal()).TrySetResult();
}
