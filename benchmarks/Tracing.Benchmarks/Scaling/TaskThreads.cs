using System.Diagnostics;

namespace SpanPack.Tracing.Benchmarks.Scaling;

/// <summary>Runs a number of tasks on threads, each with an equal part.</summary>
internal sealed class TaskThreads
{
    private const int Exchanges = 1_000;

    private readonly long[] _begun;
    private readonly long[] _ended;
    private int _turn;

    private TaskThreads(int threads) => (_begun, _ended) = (new long[threads], new long[threads]);

    /// <param name="threads">The number of threads.</param>
    /// <param name="tasks">The number of tasks on all of them together.</param>
    /// <param name="start">Starts a task.</param>
    /// <returns>The time from the first start to the last end.</returns>
    internal static TimeSpan Measure(int threads, int tasks, Func<Task> start)
    {
        var run = new TaskThreads(threads);
        Thread[] all = [.. Enumerable.Range(0, threads).Select(i => new Thread(() => run.Run(i, tasks / threads, start)))];
        foreach (Thread thread in all) thread.Start();
        foreach (Thread thread in all) thread.Join();
        return Stopwatch.GetElapsedTime(run._begun.Min(), run._ended.Max());
    }

    private void Run(int thread, int tasks, Func<Task> start)
    {
        Meet(thread);
        _begun[thread] = Stopwatch.GetTimestamp();
        new TaskPump().Run(tasks, start);
        _ended[thread] = Stopwatch.GetTimestamp();
    }

    // Threads that have just begun are often on one processor. They do not wait: until they have taken turns, the system has moved one of
    // them.
    private void Meet(int thread)
    {
        int threads = _begun.Length;
        for (int turn = thread; turn < Exchanges * threads; turn += threads)
        {
            while (Volatile.Read(ref _turn) != turn) Thread.SpinWait(1);
            Volatile.Write(ref _turn, turn + 1);
        }
    }
}
