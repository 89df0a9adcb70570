using System.Diagnostics;

namespace SpanPack.Tracing.Benchmarks.Scaling;

/// <summary>Runs a number of tasks on threads, each with an equal part.</summary>
internal static class TaskThreads
{
    /// <param name="threads">The number of threads.</param>
    /// <param name="tasks">The number of tasks on all of them together.</param>
    /// <param name="start">Starts a task.</param>
    /// <returns>The time from the first start to the last end.</returns>
    internal static TimeSpan Measure(int threads, int tasks, Func<Task> start)
    {
        using var ready = new Barrier(threads);
        long[] begun = new long[threads], ended = new long[threads];
        Thread[] all = [.. Enumerable.Range(0, threads).Select(i => new Thread(() => Run(i)))];
        foreach (Thread thread in all) thread.Start();
        foreach (Thread thread in all) thread.Join();
        return Stopwatch.GetElapsedTime(begun.Min(), ended.Max());

        void Run(int i)
        {
            ready.SignalAndWait();
            begun[i] = Stopwatch.GetTimestamp();
            new TaskPump().Run(tasks / threads, start);
            ended[i] = Stopwatch.GetTimestamp();
        }
    }
}
