namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>Waits until no thread of the process works: threads that have sent something spin for a while, and the compiler has a thread. Their time would count for whoever is measured next.</summary>
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
