using System.Diagnostics;

namespace SpanPack.Benchmarks.Linearity;

/// <summary>Times calls that last from nanoseconds to a tenth of a second.</summary>
internal static class SteadyTimer
{
    private const int MinWarmUpCalls = 60; // the runtime counts 30 calls, twice
    private const int MinSamples = 5;

    private static readonly TimeSpan s_warmUp = TimeSpan.FromMilliseconds(250);
    private static readonly TimeSpan s_maxWarmUp = TimeSpan.FromMilliseconds(1000);
    private static readonly TimeSpan s_sample = TimeSpan.FromMicroseconds(200);
    private static readonly TimeSpan s_measuring = TimeSpan.FromMilliseconds(250);

    /// <summary>Calls until the code is compiled for good, then gives the nanoseconds of the fastest of many samples.</summary>
    internal static double Time(Action action)
    {
        int calls = WarmUp(action);
        double best = double.MaxValue;
        long start = Stopwatch.GetTimestamp();
        for (int samples = 0; samples < MinSamples || Stopwatch.GetElapsedTime(start) < s_measuring; samples++) best = Math.Min(best, Sample(action, calls));
        return best;
    }

    /// <returns>How many calls make a sample.</returns>
    private static int WarmUp(Action action)
    {
        long start = Stopwatch.GetTimestamp();
        int calls = 0;
        TimeSpan elapsed;
        do
        {
            action();
            calls++;
            elapsed = Stopwatch.GetElapsedTime(start);
        }
        while (elapsed < s_warmUp || (calls < MinWarmUpCalls && elapsed < s_maxWarmUp));

        return (int)Math.Max(1, s_sample / (elapsed / calls));
    }

    private static double Sample(Action action, int calls)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < calls; i++) action();
        return (Stopwatch.GetTimestamp() - start) * (1e9 / Stopwatch.Frequency) / calls;
    }
}
