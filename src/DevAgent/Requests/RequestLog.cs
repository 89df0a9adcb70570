using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>The requests in the order they were answered. Any number of threads may add and read.</summary>
internal sealed class RequestLog(int capacity)
{
    private readonly object _lock = new();
    private readonly Queue<ReceivedRequest> _kept = new();
    private TaskCompletionSource _changed = NewSignal();
    private long _removed; // requests that are no longer kept: the number of the first one that is
    private bool _completed;

    internal ReceivedRequest[] Snapshot()
    {
        lock (_lock) return [.. _kept];
    }

    internal void Add(ReceivedRequest request)
    {
        lock (_lock)
        {
            if (_kept.Count == capacity) Remove(1);
            _kept.Enqueue(request);
            Signal();
        }
    }

    internal void Clear()
    {
        lock (_lock) Remove(_kept.Count);
    }

    /// <summary>No more will come: readers end when they have seen what is kept.</summary>
    internal void Complete()
    {
        lock (_lock)
        {
            _completed = true;
            Signal();
        }
    }

    /// <summary>Reads what is kept, then what comes, until the log is complete.</summary>
    /// <param name="take">Whether what is read is no longer kept.</param>
    /// <param name="cancellationToken">Ends reading.</param>
    internal async IAsyncEnumerable<ReceivedRequest> ReadAsync(bool take = false, [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        long next = 0;
        while (true)
        {
            cancellationToken.ThrowIfCancellationRequested();
            ReceivedRequest[] batch;
            Task changed;
            lock (_lock)
            {
                int seen = (int)Math.Clamp(next - _removed, 0, _kept.Count);
                batch = [.. _kept.Skip(seen)];
                next = _removed + _kept.Count;
                if (take) Remove(_kept.Count);
                if (_completed && batch.Length == 0) yield break;
                changed = _changed.Task;
            }

            foreach (ReceivedRequest request in batch) yield return request;
            if (batch.Length == 0) await changed.WaitAsync(cancellationToken).ConfigureAwait(false);
        }
    }

    private void Remove(int count)
    {
        for (int i = 0; i < count; i++) _kept.Dequeue();
        _removed += count;
    }

    private void Signal()
    {
        _changed.TrySetResult();
        _changed = NewSignal();
    }

    // Readers continue on their own threads, never inside the lock.
    private static TaskCompletionSource NewSignal() => new(TaskCreationOptions.RunContinuationsAsynchronously);
}
