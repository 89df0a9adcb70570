using System.Diagnostics;

namespace SpanPack.Agent.Benchmarks.Queueing;

/// <summary>What a sink came to at one pace.</summary>
/// <param name="Pace">The pace.</param>
/// <param name="Format">The format.</param>
/// <param name="Name">The sink.</param>
/// <param name="P50Nanoseconds">What the call took, with reading the clock.</param>
/// <param name="P99Nanoseconds">What one call in a hundred took longer than.</param>
/// <param name="ProcessorNanoseconds">Processor time of the process a span, with making it: the lowest round.</param>
/// <param name="PromotedBytes">Bytes a span that survived a collection of young objects.</param>
/// <param name="Collections">How many collections there were, in all rounds.</param>
/// <param name="LostSpans">Spans that found the queue full.</param>
internal sealed record SinkFigures(
    string Pace,
    string Format,
    string Name,
    double P50Nanoseconds,
    double P99Nanoseconds,
    double ProcessorNanoseconds,
    double PromotedBytes,
    int Collections,
    long LostSpans)
{
    private const double NanosecondsPerSecond = 1e9;

    internal static SinkFigures Of(StreamPace pace, TraceFormat format, string name, IReadOnlyList<RoundFigures> rounds, List<long> times)
    {
        times.Sort();
        return new SinkFigures(
            pace.Name,
            format.GetName(),
            name,
            Nanoseconds(times[times.Count / 2]),
            Nanoseconds(times[times.Count * 99 / 100]),
            rounds.Min(static round => round.ProcessorNanoseconds),
            (double)rounds.Sum(static round => round.PromotedBytes) / rounds.Sum(static round => round.Spans),
            rounds.Sum(static round => round.Collections),
            rounds.Sum(static round => round.LostSpans));
    }

    private static double Nanoseconds(long ticks) => ticks * (NanosecondsPerSecond / Stopwatch.Frequency);
}
