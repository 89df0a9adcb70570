using System.Diagnostics;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>
/// Has three end the same activities, in turns. Each round has new traces, since a trace ends once; they are made before, so a thread finds them in memory as a service does that has many requests at once.
/// </summary>
internal sealed class EndingRounds : IDisposable
{
    private const int TracesOfRound = 500;

    // Each comes first, second and last, and each follows each other: who follows one of the same thread finds warmer memory.
    private static readonly int[][] s_orders = [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1], [2, 0, 1], [1, 2, 0]];

    private readonly IEnding[] _endings;
    private readonly ActivityListener _listener;

    internal EndingRounds(IEnding first, IEnding second, IEnding third)
    {
        _endings = [first, second, third];
        _listener = Listen(_endings);
    }

    /// <summary>Tells of the activities that begin. Of ends they are told later, by the clock.</summary>
    internal static ActivityListener Listen(params IEnding[] endings)
    {
        var listener = new ActivityListener
        {
            ShouldListenTo = static source => source.Name.Length > 0,
            Sample = static (ref _) => ActivitySamplingResult.AllDataAndRecorded,
            ActivityStarted = activity => Array.ForEach(endings, ending => ending.Begin(activity)),
        };
        ActivitySource.AddActivityListener(listener);
        return listener;
    }

    /// <summary>Measures traffic.</summary>
    /// <param name="makeTrace">Makes a trace, children first.</param>
    /// <param name="rounds">Rounds that count; as many before do not.</param>
    /// <param name="cancellation">Ends it between rounds.</param>
    /// <returns>What a span costs each of them, round by round.</returns>
    internal ProcessMeter[][] Run(Func<Activity[]> makeTrace, int rounds, CancellationToken cancellation)
    {
        ProcessMeter[][] figures = [.. _endings.Select(_ => new ProcessMeter[rounds])];
        for (int round = 0; round < rounds * 2; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            Activity[] all = [.. Enumerable.Range(0, TracesOfRound).SelectMany(_ => makeTrace())];
            foreach (int which in s_orders[round % s_orders.Length])
            {
                Quiet.Wait();
                ProcessMeter measured = ProcessMeter.Measure(() => _endings[which].End(all), all.Length);
                _endings[which].Check(all.Length);
                if (round >= rounds) figures[which][round - rounds] = measured;
            }
        }

        return figures;
    }

    public void Dispose() => _listener.Dispose();
}
