namespace SpanPack;

/// <summary>Accepts payloads without delay, and indexes them on a separate thread.</summary>
internal sealed class PageIntake : IDisposable
{
    private readonly object _lock = new();
    private readonly Queue<(PagePayload Payload, long ReceivedAt)> _waiting = new();
    private readonly TraceStore _store;
    private readonly ServiceStatistics _statistics;
    private readonly TimeProvider _time;
    private readonly PayloadIndexer _indexer;
    private readonly Thread _thread;
    private readonly ReleasedMemory _released = new();
    private TaskCompletionSource? _idle;
    private bool _isBusy;
    private bool _ended;

    internal PageIntake(TraceStore store, ServiceStatistics statistics, TimeProvider time)
    {
        (_store, _statistics, _time) = (store, statistics, time);
        _indexer = new PayloadIndexer(store.Pools);
        _thread = new Thread(Run) { IsBackground = true, Name = "page" };
        _thread.Start();
    }

    /// <summary>Accepts a payload, if the page has room for it. Never waits.</summary>
    /// <returns>Whether it was accepted.</returns>
    internal bool Offer(PagePayload payload)
    {
        if (!_store.TryWait(payload.Body.Length)) return false;
        lock (_lock)
        {
            _waiting.Enqueue((payload, _time.GetUtcNow().ToUnixTimeMilliseconds()));
            Monitor.Pulse(_lock);
        }

        return true;
    }

    /// <summary>Waits until all accepted payloads are indexed.</summary>
    internal Task WaitUntilIdleAsync()
    {
        lock (_lock)
        {
            if (_waiting.Count == 0 && !_isBusy) return Task.CompletedTask;
            return (_idle ??= new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously)).Task;
        }
    }

    public void Dispose()
    {
        lock (_lock)
        {
            _ended = true;
            Monitor.Pulse(_lock);
        }

        _thread.Join();
    }

    private void Run()
    {
        while (Next() is { } next)
        {
            try
            {
                Take(next.Payload, next.ReceivedAt);
            }
            catch (OutOfMemoryException)
            {
                _store.Miss(next.Payload.Body.Length);
            }
        }
    }

    private void Take(PagePayload payload, long receivedAt)
    {
        IndexedPayload index = Index(payload);
        if (index.Entries.Count > 0) _statistics.Add(index.Entries);
        _released.Add(_store.Add(payload, index, receivedAt, HeadersOf(payload)));
    }

    private (PagePayload Payload, long ReceivedAt)? Next()
    {
        lock (_lock)
        {
            _isBusy = false;
            while (_waiting.Count == 0 && !_ended)
            {
                _idle?.TrySetResult();
                _idle = null;
                Monitor.Wait(_lock);
            }

            if (_ended)
            {
                _idle?.TrySetResult();
                return null;
            }

            _isBusy = true;
            return _waiting.Dequeue();
        }
    }

    private IndexedPayload Index(PagePayload payload)
    {
        if (!payload.IsAccepted) return IndexedPayload.Empty;
        return _indexer.Index(payload.Body, payload.Format, payload.GetHeader("Datadog-Client-Computed-Top-Level") is { Length: > 0 });
    }

    private KeptHeader[] HeadersOf(PagePayload payload)
    {
        var headers = new List<KeptHeader>(payload.Headers.Count);
        foreach ((string name, IReadOnlyList<string> values) in payload.Headers.OrderBy(static header => header.Key,
            StringComparer.OrdinalIgnoreCase))
        {
            foreach (string value in values)
                headers.Add(new KeptHeader(Shared(name), Shared(HiddenHeaders.Has(name) ? HiddenHeaders.Shown : value)));
        }

        return [.. headers];
    }

    private string Shared(string text) => _store.Pools.Headers.Get(System.Text.Encoding.UTF8.GetBytes(text));
}
