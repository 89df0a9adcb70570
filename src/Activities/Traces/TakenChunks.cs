using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Chunks that were taken out of their traces and are not written yet. A flush waits for them, because their activities ended before it.
/// </summary>
/// <remarks>Thread-safe, without a lock for writing threads.</remarks>
/// <param name="clock">Limits the wait of a flush.</param>
[DebuggerDisplay("{_writing[0].Sum + _writing[1].Sum} chunks")]
internal sealed class TakenChunks(TraceClock clock)
{
    /// <summary>A value that <see cref="Enter"/> never returns.</summary>
    internal const int None = 0;

    private const int MaxPatience = 1_000; // milliseconds: a callback of the program that hangs must not hold who flushes

    [ThreadStatic]
    private static int s_depth; // a callback may end activities, and flush

    private readonly StripedNumber[] _writing = [new(), new()]; // chunks, by the epoch in which they were taken
    private readonly object _flushing = new();
    private int _epoch;

    /// <summary>Records a chunk before its removal from its trace becomes visible.</summary>
    /// <returns>The value for <see cref="Exit"/>.</returns>
    internal int Enter()
    {
        int part = StripedNumber.PartOfThread;
        while (true)
        {
            int epoch = Volatile.Read(ref _epoch);
            _writing[epoch & 1].Add(part, 1);
            if (Volatile.Read(ref _epoch) == epoch) return 1 + (2 * part) + (epoch & 1);
            _writing[epoch & 1].Add(part, -1); // a flush that began meanwhile does not know of it
        }
    }

    /// <summary>Records that this thread starts writing a chunk, so that it does not wait for itself.</summary>
    internal static void BeginWrite() => s_depth++;

    /// <summary>Records that this thread has written a chunk.</summary>
    /// <param name="entered">The result of <see cref="Enter"/>; <see cref="None"/> for a chunk that only this thread has seen.</param>
    internal void EndWrite(int entered)
    {
        s_depth--;
        if (entered != None) Exit(entered);
    }

    /// <summary>Records that any thread has written a chunk.</summary>
    /// <param name="entered">The result of <see cref="Enter"/>.</param>
    internal void Exit(int entered) => _writing[(entered - 1) & 1].Add((entered - 1) / 2, -1);

    /// <summary>
    /// Waits at most a second until chunks that were taken before the call are written. Does not wait while this thread writes one.
    /// </summary>
    internal void Wait()
    {
        if (s_depth > 0) return;
        lock (_flushing)
        {
            int old = _epoch & 1;
            Interlocked.Increment(ref _epoch); // what is taken from now on came later
            long began = clock.Now;
            var wait = default(SpinWait);
            while (_writing[old].Sum > 0 && clock.Now - began < MaxPatience) wait.SpinOnce();
        }
    }
}
