using System.Diagnostics;

namespace SpanPack.Benchmarks.Streams.Measuring;

/// <summary>The work of one process: makes a stream, warms all cases up, then times them in turns.</summary>
internal static class StreamMeasurement
{
    private const int WarmUpPhases = 3; // code that counts calls, code that makes the profile, final code
    private const int MinWarmUpPasses = 40; // a phase; the runtime counts 30 calls

    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(0.8);
    private static readonly TimeSpan s_compilation = TimeSpan.FromMilliseconds(400); // the runtime's delay of 100 ms, and what compiling takes
    private static readonly TimeSpan s_measuring = TimeSpan.FromSeconds(6);

    /// <exception cref="Workloads.WrongOutputException">A case does not do what it should.</exception>
    internal static StreamReport Run(StreamOptions options)
    {
        var written = new WrittenStream(new SpanStream(options.Kind, options.SpanCount));
        List<StreamTimer> timers = [.. StreamCases.Create(written, options).Select(static streamCase => new StreamTimer(streamCase))];
        GC.Collect(); // what making and verifying left behind
        WarmUp(timers);
        int rounds = Measure(timers);
        double spanCount = options.SpanCount;
        return new StreamReport(written.Texts.Sum(static texts => texts.Length) / spanCount, written.Texts.Sum(static texts => texts.Sum(static text => text.Length)) / spanCount, rounds, [.. timers.Select(static timer => timer.ToFigures())]);
    }

    private static void WarmUp(List<StreamTimer> timers)
    {
        for (int phase = 0; phase < WarmUpPhases; phase++)
        {
            long start = Stopwatch.GetTimestamp();
            for (int pass = 0; pass < MinWarmUpPasses || Stopwatch.GetElapsedTime(start) < s_warmUp; pass++)
            {
                foreach (StreamTimer timer in timers) timer.WarmUp();
            }

            Thread.Sleep(s_compilation);
        }
    }

    private static int Measure(List<StreamTimer> timers)
    {
        long start = Stopwatch.GetTimestamp();
        int rounds = 0;
        for (; Stopwatch.GetElapsedTime(start) < s_measuring; rounds++)
        {
            foreach (StreamTimer timer in timers) timer.Sample();
        }

        return rounds;
    }
}
