using System.Diagnostics;
using SpanPack;

namespace Quickstart;

/// <summary>
/// Measures how long it takes to write the traces once more, when the JIT compiler has done its work: half a second to three seconds.
/// </summary>
internal static class WritingSpeed
{
    private const int PatientRounds = 10;
    private const int MaxRounds = 60;
    private const double Improvement = 0.98;

#if DEBUG
    internal const string Build = "debug build, not optimized";
#else
    internal const string Build = "release build";
#endif

    private static readonly TimeSpan s_round = TimeSpan.FromMilliseconds(50);

    /// <returns>Nanoseconds a span in the fastest round; 0 without spans.</returns>
    internal static double Measure(List<TraceSource> sources)
    {
        int spans = sources.Sum(static source => source.SpanCount);
        if (spans == 0) return 0;
        TracePayloadWriter[] writers = [.. sources.Select(static source => new TracePayloadWriter(TraceFormat.V04, source.PayloadOptions))];
        double fastest = Measure(writers, sources) / spans;
        foreach (TracePayloadWriter writer in writers) writer.Dispose();
        return fastest;
    }

    private static double Measure(TracePayloadWriter[] writers, List<TraceSource> sources)
    {
        double fastest = double.MaxValue;
        int sinceImproved = 0;
        for (int round = 0; round < MaxRounds && sinceImproved < PatientRounds; round++)
        {
            double nanoseconds = MeasureRound(writers, sources);
            sinceImproved = nanoseconds < fastest * Improvement ? 0 : sinceImproved + 1;
            fastest = Math.Min(fastest, nanoseconds);
        }

        return fastest;
    }

    private static double MeasureRound(TracePayloadWriter[] writers, List<TraceSource> sources)
    {
        long start = Stopwatch.GetTimestamp();
        int passes = 0;
        TimeSpan elapsed;
        do
        {
            for (int i = 0; i < writers.Length; i++) WriteOnce(writers[i], sources[i]);
            passes++;
            elapsed = Stopwatch.GetElapsedTime(start);
        }
        while (elapsed < s_round);

        return elapsed.TotalNanoseconds / passes;
    }

    private static void WriteOnce(TracePayloadWriter writer, TraceSource source)
    {
        writer.Reset();
        foreach (ref readonly TraceChunk chunk in source.Chunks.AsSpan()) writer.Append(chunk, static _ => { });
    }
}
