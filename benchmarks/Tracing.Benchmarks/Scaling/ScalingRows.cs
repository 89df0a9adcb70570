using SpanPack.Benchmarks.Judging;
using SpanPack.Tracing.Benchmarks.Calls;

namespace SpanPack.Tracing.Benchmarks.Scaling;

/// <summary>Whether two threads do twice the work of one: 1 is linear. What awaits alone reach says what the machine can.</summary>
internal static class ScalingRows
{
    private const int Tasks = 8;
    private const int TracesOfTask = 50;
    private const int Spans = Tasks * TracesOfTask * NestedScopes.Depth;

    internal static async Task<IReadOnlyList<JudgedRow>> MeasureAsync(int rounds, CancellationToken cancellation)
    {
        await using TracedEnd swallowed = await TracedEnd.SwallowAsync(cancellation);
        await using TracedEnd sent = await TracedEnd.SendAsync(TraceFormat.V04, source: null, cancellation);
        double[] awaits = Measure(static () => NestedScopes.RunAwaitsAsync(TracesOfTask), static () => { }, rounds, cancellation);
        return
        [
            .. Array.ConvertAll([swallowed, sent], end =>
            {
                double[] scopes =
                    Measure(() => NestedScopes.RunAsync(end.Tracer, TracesOfTask), () => end.Check(Spans), rounds, cancellation);
                return new JudgedRow($"{Tasks} tasks, {NestedScopes.Depth} scopes deep, {end.Name} / awaits alone: twice the time of two "
                    + "threads by that of one",
                    scopes, awaits);
            }),
        ];
    }

    // Twice the time of two threads by that of one, round by round.
    private static double[] Measure(Func<Task> start, Action check, int rounds, CancellationToken cancellation)
    {
        double[] factors = new double[rounds];
        for (int round = 0; round < rounds * 2; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            TimeSpan one = TaskThreads.Measure(1, Tasks, start);
            check();
            TimeSpan two = TaskThreads.Measure(2, Tasks, start);
            check();
            if (round >= rounds) factors[round - rounds] = 2 * (two / one);
        }

        return factors;
    }
}
