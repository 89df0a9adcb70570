using System.Collections.Concurrent;
using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Chunks that are complete and not written yet. Some are written together by the thread that adds the last of them: the code and the tables for it are then in the processor's caches once, not evicted
/// by each request in between.
/// </summary>
/// <remarks>Safe for any number of threads, which share no lock. Steady use allocates nothing: the queue uses its segment again.</remarks>
/// <param name="chunks">Writes them.</param>
/// <param name="clock">Limits how long a flush waits for callbacks.</param>
/// <param name="waits">Whether chunks wait for others: not where an activity may be changed once the collector was told of its end.</param>
[DebuggerDisplay("{_spans} spans wait")]
internal sealed class EndedTraces(TraceChunkWriter chunks, TraceClock clock, bool waits)
{
    /// <summary>How many spans wait until they are written together: so many that the caches pay, so few that whoever writes them is not held for long.</summary>
    internal const int SpansTogether = 64;

    private const int MaxBytes = 64 * 1024; // of a chunk that waits

    private const int ChunksAtOnce = 4 * SpansTogether;
    private const int MaxRounds = 8; // other threads may end traces all the time
    private const int MaxPatience = 1_000; // milliseconds: a callback of the program that hangs must not hold who flushes

    [ThreadStatic]
    private static int s_depth; // a callback may end activities, and flush

    private readonly ConcurrentQueue<(LocalTrace? Trace, FinishedActivities Finished)> _queue = new();
    private readonly int[] _writing = new int[2]; // threads that write, by the epoch in which they began
    private readonly object _flushing = new();
    private int _epoch;
    private int _spans;
    private volatile bool _waits = waits;

    /// <summary>Takes what has ended of a trace: writes it at once, or with others when there is enough.</summary>
    /// <param name="trace">The trace; null for one of a single activity, of which nothing is known.</param>
    /// <param name="finished">What has ended.</param>
    internal void Add(LocalTrace? trace, in FinishedActivities finished)
    {
        if (!_waits)
        {
            chunks.Write(trace, finished);
            return;
        }

        _queue.Enqueue((trace, finished));
        if (Interlocked.Add(ref _spans, finished.Count) >= SpansTogether || finished.Bytes > MaxBytes || !_waits) Write(ChunksAtOnce); // asked anew: who closes has looked into the queue before
    }

    /// <summary>Writes what waits, and waits for threads that are writing what was there.</summary>
    internal void WriteAll()
    {
        for (int round = 0; round < MaxRounds && !_queue.IsEmpty; round++) Write(_queue.Count); // those that were there, whoever takes them; then those that callbacks have ended
        if (s_depth > 0) return;
        lock (_flushing)
        {
            int old = _epoch & 1;
            Interlocked.Increment(ref _epoch); // who begins to write from now on takes what came later
            long began = clock.Now;
            var wait = default(SpinWait);
            while (Volatile.Read(ref _writing[old]) > 0 && clock.Now - began < MaxPatience) wait.SpinOnce();
        }
    }

    /// <summary>Writes what waits, and from now on each chunk when it comes.</summary>
    internal void Close()
    {
        _waits = false;
        Interlocked.MemoryBarrier(); // who adds one looks at this after it was added, and this thread looks into the queue after this
        WriteAll();
    }

    private void Write(int atMost)
    {
        int epoch = Enter();
        s_depth++;
        for (int i = 0; i < atMost && _queue.TryDequeue(out (LocalTrace? Trace, FinishedActivities Finished) next); i++)
        {
            Interlocked.Add(ref _spans, -next.Finished.Count);
            chunks.Write(next.Trace, next.Finished); // never throws
        }

        s_depth--;
        Interlocked.Decrement(ref _writing[epoch]);
    }

    private int Enter()
    {
        while (true)
        {
            int epoch = Volatile.Read(ref _epoch);
            Interlocked.Increment(ref _writing[epoch & 1]);
            if (Volatile.Read(ref _epoch) == epoch) return epoch & 1;
            Interlocked.Decrement(ref _writing[epoch & 1]); // who flushed meanwhile does not know of this thread
        }
    }
}
