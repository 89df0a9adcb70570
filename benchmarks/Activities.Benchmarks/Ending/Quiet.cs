namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>Waits until the process is idle.</summary>
/// <remarks>
/// A thread that has sent something spins for a while, and the JIT compiles in the background: that time would count for the next ending.
/// </remarks>
internal static class Quiet
{
    private const int MaxTries = 50;

    private static readonly TimeSpan s_pause = TimeSpan.FromMilliseconds(1);
    private static readonly TimeSpan s_idle = TimeSpan.FromMicroseconds(100); // of processor time in a pause: what asking costs

    internal static void Wait()
    {
        for (int i = 0; i < MaxTries; i++)
        {
            TimeSpan before = Environment.CpuUsage.TotalTime;
            Thread.Sleep(s_pause);
            if (Environment.CpuUsage.TotalTime - before < s_idle) return;
        }
    }
}
