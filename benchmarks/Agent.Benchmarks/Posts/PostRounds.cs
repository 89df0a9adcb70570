using System.Diagnostics;
using System.Runtime;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Posts;

/// <summary>Requests in turns, round by round: what one takes until its answer is there, and what it allocates.</summary>
internal static class PostRounds
{
    private const int CalmRounds = 10; // without a compiled method: the runtime is done with what is measured
    private const int MostRounds = 250; // that do not count

    private static readonly TimeSpan s_round = TimeSpan.FromMilliseconds(40);

    /// <param name="ways">What is measured. Each posts once and returns the status.</param>
    /// <param name="rounds">Rounds that count. As many before do not, and more while the runtime compiles methods.</param>
    /// <param name="cancellation">Ends it between rounds.</param>
    /// <exception cref="WrongOutputException">An answer was not 200.</exception>
    internal static async Task<PostFigures[]> RunAsync(IReadOnlyList<Func<ValueTask<int>>> ways, int rounds, CancellationToken cancellation)
    {
        PostFigures[] figures = [.. ways.Select(_ => new PostFigures(new double[rounds], new double[rounds]))];
        await WarmUpAsync(ways, rounds, cancellation);
        for (int round = 0; round < rounds; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            for (int turn = 0; turn < ways.Count; turn++)
            {
                int which = (round + turn) % ways.Count;
                (figures[which].Microseconds[round], figures[which].Bytes[round]) = await RunAsync(ways[which]);
            }
        }

        return figures;
    }

    private static async Task WarmUpAsync(IReadOnlyList<Func<ValueTask<int>>> ways, int least, CancellationToken cancellation)
    {
        long compiled = 0;
        for (int round = 0, calm = 0; round < MostRounds && (round < least || calm < CalmRounds); round++)
        {
            cancellation.ThrowIfCancellationRequested();
            foreach (Func<ValueTask<int>> way in ways) await RunAsync(way);
            long now = JitInfo.GetCompiledMethodCount();
            calm = now == compiled ? calm + 1 : 0;
            compiled = now;
        }
    }

    private static async Task<(double Microseconds, double Bytes)> RunAsync(Func<ValueTask<int>> way)
    {
        int count = 0;
        long bytes = GC.GetTotalAllocatedBytes(precise: true);
        long began = Stopwatch.GetTimestamp();
        TimeSpan elapsed;
        do
        {
            int status = await way();
            if (status != 200) throw new WrongOutputException($"A post was answered with {status}.");
            count++;
            elapsed = Stopwatch.GetElapsedTime(began);
        }
        while (elapsed < s_round);

        return (elapsed.TotalMicroseconds / count, (GC.GetTotalAllocatedBytes(precise: true) - bytes) / (double)count);
    }
}
