using System.Diagnostics;
using SpanPack.Activities.Benchmarks.Traffic;
using SpanPack.Benchmarks.Judging;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>
/// What a collector that has just been made takes more for its first chunks of 32 shapes than for later ones. The code was compiled by
/// others before.
/// </summary>
internal static class LearningRounds
{
    private const int Passes = 20;
    private const int FirstPasses = 10;

    /// <param name="agent">Where spans go.</param>
    /// <param name="traffic">Makes the traces.</param>
    /// <param name="rounds">How many collectors are made.</param>
    /// <param name="name">What rows begin with.</param>
    internal static IEnumerable<JudgedRow> Run(AgentEnd agent, ShopTraffic traffic, int rounds, string name)
    {
        double[][] passes = [.. Enumerable.Range(0, rounds).Select(_ => RunOne(agent, traffic))];
        double[] last = [.. passes.Select(static times => times[^1])];
        yield return new JudgedRow($"{name}: the first chunk of a shape / the twentieth, ns a span",
            [.. passes.Select(static times => times[0])], last);
        yield return new JudgedRow($"{name}: the first ten chunks of a shape / the twentieth, ns a span",
            [.. passes.Select(static times => times[..FirstPasses].Average())], last);
    }

    private static double[] RunOne(AgentEnd agent, ShopTraffic traffic)
    {
        using var collector = new CollectorEnding(agent);
        using ActivityListener listener = EndingRounds.Listen(collector);
        Activity[][] traces = [.. Enumerable.Range(0, Passes).Select(_ => traffic.MakeShapes())];
        return Array.ConvertAll(traces, all =>
        {
            double nanoseconds = (ProcessMeter.Measure(() => collector.End(all)) / all.Length).Nanoseconds;
            collector.Check(all.Length);
            return nanoseconds;
        });
    }
}
