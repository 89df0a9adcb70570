using SpanPack.Requests.Benchmarks.Services;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>What all rounds of a kind came to. Ratios are of rounds that followed on one another.</summary>
/// <param name="Kind">How it is traced.</param>
/// <param name="RequestsPerSecond">The median.</param>
/// <param name="OfOff">Requests a second beside those without tracing: the median.</param>
/// <param name="OfOffLow">The first quarter.</param>
/// <param name="OfOffHigh">The third quarter.</param>
/// <param name="ServiceMicroseconds">Processor time of the service for a request: the median.</param>
/// <param name="ClientMicroseconds">That of the client.</param>
/// <param name="AllocatedBytes">By the service for a request: the median.</param>
/// <param name="Lost">Spans that were not sent, in parts of all; the most of all processes.</param>
internal sealed record KindFigures(
    TracingKind Kind, double RequestsPerSecond, double OfOff, double OfOffLow, double OfOffHigh, double ServiceMicroseconds, double ClientMicroseconds, double AllocatedBytes, double Lost)
{
    /// <param name="kind">How it is traced.</param>
    /// <param name="turns">All turns: a round of each kind.</param>
    /// <param name="lost">What each process lost.</param>
    internal static KindFigures Of(TracingKind kind, IReadOnlyList<IReadOnlyList<Round>> turns, IEnumerable<double> lost)
    {
        Round[] rounds = [.. turns.Select(turn => In(turn, kind))];
        double[] ratios = [.. turns.Select(turn => In(turn, kind).RequestsPerSecond / In(turn, TracingKind.Off).RequestsPerSecond)];
        return new KindFigures(
            kind,
            Quantile(rounds.Select(static round => round.RequestsPerSecond), 0.5),
            Quantile(ratios, 0.5),
            Quantile(ratios, 0.25),
            Quantile(ratios, 0.75),
            Quantile(rounds.Select(static round => round.ServiceMicroseconds), 0.5),
            Quantile(rounds.Select(static round => round.ClientMicroseconds), 0.5),
            Quantile(rounds.Select(static round => round.AllocatedBytes), 0.5),
            lost.Max());
    }

    private static Round In(IReadOnlyList<Round> turn, TracingKind kind) => turn.Single(round => round.Kind == kind);

    // Between two values in a straight line.
    private static double Quantile(IEnumerable<double> values, double part)
    {
        double[] sorted = [.. values.Order()];
        double place = part * (sorted.Length - 1);
        int low = (int)place;
        return low + 1 < sorted.Length ? sorted[low] + ((sorted[low + 1] - sorted[low]) * (place - low)) : sorted[low];
    }
}
