using System.Diagnostics;
using SpanPack.Activities.Benchmarks.Ending;

namespace SpanPack.Tracing.Benchmarks.Calls;

/// <summary>Measures calls in turns, round by round.</summary>
/// <param name="rounds">Rounds that count; at least as many before do not.</param>
/// <param name="cancellation">Ends it between rounds.</param>
internal sealed class CallRounds(int rounds, CancellationToken cancellation)
{
    /// <summary>Calls of a round: their bytes fit the segment that is being written.</summary>
    internal const int DefaultCalls = 2_000;

    private static readonly TimeSpan s_leastWarmUp = TimeSpan.FromSeconds(4); // the runtime compiles in the background, in steps

    /// <param name="all">What is measured.</param>
    /// <param name="calls">Calls of a round.</param>
    /// <returns>What a call costs each of them, round by round.</returns>
    internal ProcessMeter[][] Run(IReadOnlyList<ICalled> all, int calls = DefaultCalls)
    {
        long began = Stopwatch.GetTimestamp();
        for (int round = 0; round < rounds || Stopwatch.GetElapsedTime(began) < s_leastWarmUp; round++)
            RunOne(all, calls, round, static (_, _) => { });
        ProcessMeter[][] figures = [.. all.Select(_ => new ProcessMeter[rounds])];
        for (int round = 0; round < rounds; round++) RunOne(all, calls, round, (which, measured) => figures[which][round] = measured);
        return figures;
    }

    private void RunOne(IReadOnlyList<ICalled> all, int calls, int round, Action<int, ProcessMeter> take)
    {
        cancellation.ThrowIfCancellationRequested();
        for (int turn = 0; turn < all.Count; turn++)
        {
            int which = (round + turn) % all.Count; // who comes first finds colder memory
            ProcessMeter measured = ProcessMeter.Measure(() => all[which].Call(calls)) / calls;
            all[which].Check(calls);
            take(which, measured);
        }
    }

    internal static double[] Times(ProcessMeter[] rounds) => Array.ConvertAll(rounds, static round => round.Nanoseconds);

    internal static double[] Bytes(ProcessMeter[] rounds) => Array.ConvertAll(rounds, static round => round.Bytes);
}
