using System.Diagnostics;
using SpanPack.Activities.Benchmarks.Ending;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Agent.Benchmarks.Posts;

/// <summary>Requests in turns, round by round: what one takes until its answer is there, and what it allocates.</summary>
internal static class PostRounds
{
    private static readonly TimeSpan s_round = TimeSpan.FromMilliseconds(40);

    /// <param name="ways">What is measured. Each posts once and returns the status.</param>
    /// <param name="rounds">Rounds that count; as many before do not, once all is compiled.</param>
    /// <param name="cancellation">Ends it between rounds.</param>
    /// <exception cref="WrongOutputException">An answer was not 200.</exception>
    internal static async Task<PostFigures[]> RunAsync(IReadOnlyList<Func<ValueTask<int>>> ways, int rounds, CancellationToken cancellation)
    {
        PostFigures[] figures = [.. ways.Select(_ => new PostFigures(new double[rounds], new double[rounds]))];
        Settling.Run(() => Post(ways), cancellation);
        for (int round = -rounds; round < rounds; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            for (int turn = 0; turn < ways.Count; turn++)
            {
                int which = (round + rounds + turn) % ways.Count;
                (double microseconds, double bytes) = await RunAsync(ways[which]);
                if (round >= 0) (figures[which].Microseconds[round], figures[which].Bytes[round]) = (microseconds, bytes);
            }
        }

        return figures;
    }

    private static void Post(IReadOnlyList<Func<ValueTask<int>>> ways)
    {
        foreach (Func<ValueTask<int>> way in ways) way().AsTask().GetAwaiter().GetResult();
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
