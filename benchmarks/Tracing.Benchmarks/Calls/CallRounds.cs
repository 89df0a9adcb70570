using SpanPack.Activities.Benchmarks.Ending;

namespace SpanPack.Tracing.Benchmarks.Calls;

/// <summary>Measures calls in turns, round by round.</summary>
/// <param name="rounds">Rounds that count; as many before do not.</param>
/// <param name="cancellation">Ends it between rounds.</param>
internal sealed class CallRounds(int rounds, CancellationToken cancellation)
{
    /// <summary>Calls of a round: their bytes fit the segment that is being written.</summary>
    internal const int DefaultCalls = 2_000;

    /// <param name="all">What is measured.</param>
    /// <param name="calls">Calls of a round.</param>
    /// <returns>What a call costs each of them, round by round.</returns>
    internal ProcessMeter[][] Run(IReadOnlyList<ICalled> all, int calls = DefaultCalls)
    {
        ProcessMeter[][] figures = [.. all.Select(_ => new ProcessMeter[rounds])];
        for (int round = 0; round < rounds * 2; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            for (int turn = 0; turn < all.Count; turn++)
            {
                int which = (round + turn) % all.Count; // who comes first finds colder memory
                ProcessMeter measured = ProcessMeter.Measure(() => all[which].Call(calls), calls);
                all[which].Check(calls);
                if (round >= rounds) figures[which][round - rounds] = measured;
            }
        }

        return figures;
    }

    internal static double[] Times(ProcessMeter[] rounds) => Array.ConvertAll(rounds, static round => round.Nanoseconds);

    internal static double[] Bytes(ProcessMeter[] rounds) => Array.ConvertAll(rounds, static round => round.Bytes);
}
