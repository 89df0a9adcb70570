using SpanPack.Benchmarks.Judging;
using SpanPack.Requests.Benchmarks.Load;
using SpanPack.Requests.Benchmarks.Services;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>What all rounds with one kind of request came to. Rounds of the same number followed on one another.</summary>
internal sealed class RequestFigures(RequestKind request)
{
    private readonly Dictionary<TracingKind, List<Round>> _rounds = Enum.GetValues<TracingKind>()
        .ToDictionary(static kind => kind, static _ => new List<Round>());
    private readonly Dictionary<TracingKind, double> _lost = [];

    internal RequestKind Request => request;

    /// <param name="kind">How the service was traced.</param>
    /// <param name="rounds">What it did.</param>
    /// <param name="lost">Traces that were not sent, in parts of all.</param>
    internal void Add(TracingKind kind, IEnumerable<Round> rounds, double lost)
    {
        _rounds[kind].AddRange(rounds);
        _lost[kind] = Math.Max(lost, _lost.GetValueOrDefault(kind));
    }

    /// <summary>Gets the most that a process lost.</summary>
    internal double Lost(TracingKind kind) => _lost[kind];

    /// <summary>Gets a figure of all rounds.</summary>
    internal double[] All(TracingKind kind, Func<Round, double> figure) => [.. _rounds[kind].Select(figure)];

    /// <summary>Gets how much more a figure is than without tracing, turn by turn.</summary>
    internal double[] Added(TracingKind kind, Func<Round, double> figure)
        => [.. All(kind, figure).Zip(All(TracingKind.Off, figure), static (with, without) => with - without)];

    /// <summary>Compares ours with the SDK.</summary>
    internal IEnumerable<JudgedRow> Rows()
    {
        yield return Row("added processor time, µs a request", Added, static round => round.ServiceMicroseconds);
        yield return Row("added memory, B a request", Added, static round => round.AllocatedBytes);
        yield return Row("p99 at full speed, ms", All, static round => round.Most);
        yield return Row("p99 at a fixed rate, ms", All, static round => round.FixedMost);
        yield return Row("resident memory, MB", All, static round => round.ResidentMegabytes);
        yield return Row("requests a second", All, static round => round.RequestsPerSecond);
        yield return Row("collections of generations 1 and 2 a minute", All, static round => round.Collections[1]
            + round.Collections[2]) with
        { IsDifference = true, IsRare = true };
    }

    private JudgedRow Row(string what, Func<TracingKind, Func<Round, double>, double[]> read, Func<Round, double> figure)
        => new($"{request.Label()}: {what}", read(TracingKind.SpanPack, figure), read(TracingKind.OpenTelemetry, figure));
}
