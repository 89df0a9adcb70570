using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The requests in the order of their answers. Any number of threads may add and read.</summary>
/// <param name="capacity">The maximum number of kept requests.</param>
/// <param name="maxBytes">The maximum number of bytes, of kept requests and of bodies that are being read.</param>
/// <param name="waits">Whether bodies wait for readers that take requests; otherwise the oldest request is removed.</param>
internal sealed partial class RequestLog(int capacity, long maxBytes = long.MaxValue, bool waits = false)
{
    private readonly object _lock = new();
    private readonly Dictionary<long, Kept> _kept = []; // by numbers without gaps
    private TaskCompletionSource _changed = NewSignal();
    private long _first; // the number of the oldest request that is kept
    private long _next; // the number of the next one that comes
    private bool _completed;

    /// <summary>Gets the number of requests that were removed for others.</summary>
    internal long DroppedCount { get; private set; }

    internal ReceivedRequest[] Snapshot()
    {
        lock (_lock)
        {
            var requests = new ReceivedRequest[_kept.Count];
            for (int i = 0; i < requests.Length; i++) requests[i] = _kept[_first + i].Request;
            return requests;
        }
    }

    /// <summary>Keeps a request.</summary>
    /// <param name="request">The request.</param>
    /// <param name="room">The memory that its body reserved while it was read; null for none.</param>
    internal void Add(ReceivedRequest request, BodyRoom? room = null)
    {
        long bytes = request.KeptBytes;
        lock (_lock)
        {
            if (_kept.Count == capacity) DropOldest();
            _kept.Add(_next++, new(request, bytes));
            Keep(bytes, room);
            Signal();
        }
    }

    internal void Clear()
    {
        lock (_lock)
        {
            while (_kept.Count > 0) _keptBytes -= RemoveOldest().Bytes;
            AdmitWaiting();
        }
    }

    /// <summary>Completes the log: readers end after the kept requests.</summary>
    internal void Complete()
    {
        lock (_lock)
        {
            _completed = true;
            Signal();
        }
    }

    /// <summary>Reads kept requests, then new ones, until the log is complete.</summary>
    /// <param name="take">Whether read requests are no longer kept. A request counts as held until the next one is asked for.</param>
    /// <param name="cancellationToken">Ends reading.</param>
    internal async IAsyncEnumerable<ReceivedRequest> ReadAsync(bool take = false,
        [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        long number = 0, held = 0;
        try
        {
            while (true)
            {
                cancellationToken.ThrowIfCancellationRequested();
                Task changed;
                Kept next;
                lock (_lock)
                {
                    Return(ref held);
                    number = Math.Max(number, _first);
                    bool found = _kept.TryGetValue(number, out next);
                    if (!found && _completed) yield break;
                    if (found && take) held = RemoveOldest().Bytes; // one that takes is never behind another number
                    changed = _changed.Task;
                }

                if (next.Request is null) await changed.WaitAsync(cancellationToken).ConfigureAwait(false);
                else yield return next.Request;
                if (next.Request is not null) number++;
            }
        }
        finally
        {
            lock (_lock) Return(ref held);
        }
    }

    private Kept RemoveOldest()
    {
        _kept.Remove(_first++, out Kept oldest);
        return oldest;
    }

    private void Signal()
    {
        _changed.TrySetResult();
        _changed = NewSignal();
    }

    // Readers continue on their own threads, never inside the lock.
    private static TaskCompletionSource NewSignal() => new(TaskCreationOptions.RunContinuationsAsynchronously);

    private readonly record struct Kept(ReceivedRequest Request, long Bytes);
}
