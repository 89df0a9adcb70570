using System.Diagnostics;

namespace SpanPack.Benchmarks.Measuring;

/// <summary>
/// The work of one process: verifies all cases and warms them up, then times them in turns, so that a slow second of the machine slows all
/// of them.
/// </summary>
internal static class Measurement
{
    /// <summary>How long cases are measured by default, in seconds.</summary>
    internal const int DefaultSeconds = 8;

    private const int WarmUpPhases = 3; // code that counts calls, code that makes the profile, final code
    private const int MinWarmUpPasses = 40; // a phase; the runtime counts 30 calls
    private const int PeerInterval = 4; // peers are slow: every fourth round is enough for them

    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(0.6); // a phase
    // the runtime's delay of 100 ms, and what compiling takes
    private static readonly TimeSpan s_compilation = TimeSpan.FromMilliseconds(400);

    /// <exception cref="Workloads.WrongOutputException">A case does not do what it should.</exception>
    internal static List<CaseFigures> Run(IReadOnlyList<MeasuredCase> cases, int seconds = DefaultSeconds)
    {
        foreach (MeasuredCase measured in cases) measured.Workload.Verify();
        List<CaseTimer> timers = [.. cases.Select(static measured => new CaseTimer(measured))];
        GC.Collect(); // compacts: spans stay in the order in which they were allocated, and nothing moves them from now on
        WarmUp(timers);
        foreach (CaseTimer timer in timers) timer.Calibrate();
        Measure(timers, TimeSpan.FromSeconds(seconds));
        return [.. timers.Select(static timer => timer.ToFigures())];
    }

    private static void WarmUp(List<CaseTimer> timers)
    {
        for (int phase = 0; phase < WarmUpPhases; phase++)
        {
            long start = Stopwatch.GetTimestamp();
            for (int pass = 0; pass < MinWarmUpPasses || Stopwatch.GetElapsedTime(start) < s_warmUp; pass++)
            {
                foreach (CaseTimer timer in timers) timer.WarmUp();
            }

            Thread.Sleep(s_compilation);
        }
    }

    private static void Measure(List<CaseTimer> timers, TimeSpan time)
    {
        long start = Stopwatch.GetTimestamp();
        for (int round = 0; Stopwatch.GetElapsedTime(start) < time; round++)
        {
            foreach (CaseTimer timer in timers)
            {
                if (timer.Kind != CaseKind.Peer || round % PeerInterval == 0) timer.Sample();
            }
        }
    }
}
