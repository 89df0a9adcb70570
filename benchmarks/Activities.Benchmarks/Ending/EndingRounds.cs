using System.Diagnostics;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>Has two end the same activities, in turns. Each turn has new traces, since a trace ends once; they are made before, so a thread finds them in memory as a service does that has many requests at once.</summary>
internal sealed class EndingRounds : IDisposable
{
    private const int TracesOfTurn = 500;

    private readonly IEnding[] _endings;
    private readonly ActivityListener _listener;

    /// <param name="ours">One of them.</param>
    /// <param name="theirs">What it is compared with.</param>
    internal EndingRounds(IEnding ours, IEnding theirs)
    {
        _endings = [ours, theirs];
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

    /// <summary>Measures traffic, once the compiler has settled.</summary>
    /// <param name="makeTrace">Makes a trace, children first.</param>
    /// <param name="rounds">Rounds that count.</param>
    /// <param name="cancellation">Ends it between rounds.</param>
    /// <returns>What a span costs ours and theirs, round by round.</returns>
    internal (ProcessMeter[] Ours, ProcessMeter[] Theirs) Run(Func<Activity[]> makeTrace, int rounds, CancellationToken cancellation)
    {
        Settling.Run(() => Measure(makeTrace), cancellation);
        var ours = new ProcessMeter[rounds];
        var theirs = new ProcessMeter[rounds];
        for (int round = 0; round < rounds; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            (ours[round], theirs[round]) = Measure(makeTrace);
        }

        return (ours, theirs);
    }

    public void Dispose() => _listener.Dispose();

    // Each comes first once: the second finds the activities in the cache of the processor. The round has what both turns took.
    private (ProcessMeter Ours, ProcessMeter Theirs) Measure(Func<Activity[]> makeTrace)
    {
        var sums = new ProcessMeter[_endings.Length];
        for (int first = 0; first < _endings.Length; first++)
        {
            Activity[] all = [.. Enumerable.Range(0, TracesOfTurn).SelectMany(_ => makeTrace())];
            for (int turn = 0; turn < _endings.Length; turn++)
            {
                int which = (first + turn) % _endings.Length;
                Quiet.Wait();
                sums[which] += ProcessMeter.Measure(() => _endings[which].End(all), all.Length * _endings.Length);
                _endings[which].Check(all.Length);
            }
        }

        return (sums[0], sums[1]);
    }
}
