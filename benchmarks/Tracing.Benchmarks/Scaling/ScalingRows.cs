using SpanPack.Benchmarks.Judging;
using SpanPack.Tracing.Benchmarks.Calls;

namespace SpanPack.Tracing.Benchmarks.Scaling;

/// <summary>Whether two threads do twice the work of one. 1 is linear; what awaits alone reach says what the machine can.</summary>
internal static class ScalingRows
{
    private const int Tasks = 8;
    private const int TracesOfTask = 50;
    private const int Spans = Tasks * TracesOfTask * NestedScopes.Depth;

    internal static async Task<IReadOnlyList<JudgedRow>> MeasureAsync(int rounds, CancellationToken cancellation)
    {
        await using TracedEnd swallowed = await TracedEnd.SwallowAsync(cancellation);
        await using TracedEnd sent = await TracedEnd.SendAsync(TraceFormat.V04, source: null, cancellation);
        return
        [
            .. Array.ConvertAll([swallowed, sent], end => Measure($"{NestedScopes.Depth} scopes deep, {end.Name}", () => NestedScopes.RunAsync(end.Tracer, TracesOfTask), () => end.Check(Spans), rounds, cancellation)),
            Measure($"{NestedScopes.Depth} awaits deep without scopes", () => NestedScopes.RunAwaitsAsync(TracesOfTask), static () => { }, rounds, cancellation),
        ];
    }

    private static JudgedRow Measure(string name, Func<Task> start, Action check, int rounds, CancellationToken cancellation)
    {
        double[] two = new double[rounds], one = new double[rounds];
        for (int round = 0; round < rounds * 2; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            double alone = TaskThreads.Measure(1, Tasks, start).TotalNanoseconds / Spans;
            check();
            double together = TaskThreads.Measure(2, Tasks, start).TotalNanoseconds / Spans;
            check();
            if (round >= rounds) (one[round - rounds], two[round - rounds]) = (alone, together * 2);
        }

        return new JudgedRow($"{Tasks} tasks, {name}: twice the time of two threads / the time of one, ns a span", two, one);
    }
}
