using System.Diagnostics;

namespace SpanPack;

/// <summary>Chunks that are out of their traces and not written yet: a flush waits for them, since their activities ended before it.</summary>
/// <remarks>Thread-safe, without a lock for those that write.</remarks>
/// <param name="clock">Limits how long a flush waits.</param>
[DebuggerDisplay("{_writing[0] + _writing[1]} chunks")]
internal sealed class TakenChunks(TraceClock clock)
{
    /// <summary>The result of <see cref="Enter"/> is never this.</summary>
    internal const int None = 0;

    private const int MaxPatience = 1_000; // milliseconds: a callback of the program that hangs must not hold who flushes

    [ThreadStatic]
    private static int s_depth; // a callback may end activities, and flush

    private readonly int[] _writing = new int[2]; // chunks, by the epoch in which they were taken
    private readonly object _flushing = new();
    private int _epoch;

    /// <summary>Takes note of a chunk, before anybody can see that its trace has it no more.</summary>
    /// <returns>What stands for it.</returns>
    internal int Enter()
    {
        while (true)
        {
            int epoch = Volatile.Read(ref _epoch);
            Interlocked.Increment(ref _writing[epoch & 1]);
            if (Volatile.Read(ref _epoch) == epoch) return (epoch & 1) + 1;
            Interlocked.Decrement(ref _writing[epoch & 1]); // a flush that began meanwhile does not know of it
        }
    }

    /// <summary>Takes note that this thread begins to write a chunk: it does not wait for itself.</summary>
    internal static void BeginWrite() => s_depth++;

    /// <summary>Takes note that this thread has written a chunk.</summary>
    /// <param name="entered">What <see cref="Enter"/> has returned; <see cref="None"/> for a chunk that nobody else has seen.</param>
    internal void EndWrite(int entered)
    {
        s_depth--;
        if (entered != None) Exit(entered);
    }

    /// <summary>Takes note that a chunk is written, by whatever thread.</summary>
    /// <param name="entered">What <see cref="Enter"/> has returned.</param>
    internal void Exit(int entered) => Interlocked.Decrement(ref _writing[entered - 1]);

    /// <summary>Waits a second at most until chunks that were taken before the call are written. Does not wait while this thread writes one.</summary>
    internal void Wait()
    {
        if (s_depth > 0) return;
        lock (_flushing)
        {
            int old = _epoch & 1;
            Interlocked.Increment(ref _epoch); // what is taken from now on came later
            long began = clock.Now;
            var wait = default(SpinWait);
            while (Volatile.Read(ref _writing[old]) > 0 && clock.Now - began < MaxPatience) wait.SpinOnce();
        }
    }
}
