using System.Diagnostics;

namespace SpanPack.Benchmarks.Quick;

/// <summary>The work of one process: warms all cases up, then times them in turns, so that a slow second of the machine slows all of them.</summary>
internal static class QuickMeasurement
{
    private const int MinWarmUpPasses = 100; // the runtime counts 30 calls, twice
    private const int PeerInterval = 4; // peers are slow: every fourth round is enough for them

    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(1.5);
    private static readonly TimeSpan s_compilation = TimeSpan.FromMilliseconds(400); // the runtime's delay of 100 ms, and what compiling takes
    private static readonly TimeSpan s_measuring = TimeSpan.FromSeconds(8);

    /// <exception cref="Workloads.WrongOutputException">A case does not do what it should.</exception>
    internal static ProcessFigures Run()
    {
        List<CaseTimer> timers = [.. QuickCases.Create().Select(static quickCase => new CaseTimer(quickCase))];
        GC.Collect(); // compacts: spans stay in the order in which they were allocated, and nothing moves them from now on
        WarmUp(timers);
        foreach (CaseTimer timer in timers) timer.Calibrate();
        Measure(timers);
        return new ProcessFigures([.. timers.Select(static timer => timer.ToFigures())], AllocationSweep.Run());
    }

    // Twice, with a pause for the compiler's own thread: code that counts calls first, then the final code.
    private static void WarmUp(List<CaseTimer> timers)
    {
        for (int phase = 0; phase < 2; phase++)
        {
            long start = Stopwatch.GetTimestamp();
            int goal = (phase + 1) * MinWarmUpPasses / 2;
            while (Stopwatch.GetElapsedTime(start) < s_warmUp / 2 || timers.Exists(timer => timer.WarmUpPasses < goal))
            {
                foreach (CaseTimer timer in timers) timer.WarmUp();
            }

            Thread.Sleep(s_compilation);
        }
    }

    private static void Measure(List<CaseTimer> timers)
    {
        long start = Stopwatch.GetTimestamp();
        for (int round = 0; Stopwatch.GetElapsedTime(start) < s_measuring; round++)
        {
            foreach (CaseTimer timer in timers)
            {
                if (timer.Case.Kind != CaseKind.Peer || round % PeerInterval == 0) timer.Sample();
            }
        }
    }
}
