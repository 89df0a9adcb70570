using System.Diagnostics;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>
/// Has two end the same activities, in turns. Each turn has new traces, since a trace ends once; they are made before, so a thread finds
/// them in memory as a service does that has many requests at once.
/// </summary>
/// <param name="ours">One of them.</param>
/// <param name="theirs">What it is compared with.</param>
/// <param name="makeTrace">Makes a trace, children first.</param>
internal sealed class EndingRounds(IEnding ours, IEnding theirs, Func<Activity[]> makeTrace)
{
    private const int TracesOfTurn = 500;
    private const int Tries = 5; // in a round: of each the lowest counts, since what disturbs only slows

    private readonly IEnding[] _endings = [ours, theirs];
    private readonly List<ProcessMeter> _ours = [];
    private readonly List<ProcessMeter> _theirs = [];

    /// <summary>Gets what a span costs ours, round by round.</summary>
    internal IReadOnlyList<ProcessMeter> Ours => _ours;

    /// <summary>Gets what a span costs theirs, round by round.</summary>
    internal IReadOnlyList<ProcessMeter> Theirs => _theirs;

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

    /// <summary>Runs it until the compiler has settled.</summary>
    /// <param name="cancellation">Ends it between tries.</param>
    internal void Settle(CancellationToken cancellation)
    {
        using ActivityListener listener = Listen(_endings);
        Settling.Run(() => Measure(), cancellation);
    }

    /// <summary>Measures some rounds more.</summary>
    /// <param name="rounds">How many.</param>
    /// <param name="cancellation">Ends it between rounds.</param>
    internal void Run(int rounds, CancellationToken cancellation)
    {
        using ActivityListener listener = Listen(_endings);
        for (int round = 0; round < rounds; round++)
        {
            cancellation.ThrowIfCancellationRequested();
            (ProcessMeter Ours, ProcessMeter Theirs)[] tries = [.. Enumerable.Range(0, Tries).Select(_ => Measure())];
            _ours.Add(tries.MinBy(static one => one.Ours.Nanoseconds).Ours);
            _theirs.Add(tries.MinBy(static one => one.Theirs.Nanoseconds).Theirs);
        }
    }

    // Each comes first once: the second finds the activities in the cache of the processor. It has what both turns took.
    private (ProcessMeter Ours, ProcessMeter Theirs) Measure()
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
