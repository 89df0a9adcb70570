using System.Diagnostics;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>
/// Has two end the same activities, in turns. Each turn has new traces, since a trace ends once;
/// they are made before, as those of a service that has many requests at once.
/// </summary>
/// <param name="ours">One of them.</param>
/// <param name="theirs">What it is compared with.</param>
/// <param name="makeTrace">Makes a trace, children first.</param>
internal sealed class EndingRounds(IEnding ours, IEnding theirs, Func<Activity[]> makeTrace)
{
    private const int SpansOfTurn = 256; // at least; they fit the processor's own cache, as those of requests that a service has at once
    private const int Turns = 12; // of a try: what they write fits a segment, whose first chunk is not like others
    private const int Tries = 5; // in a round: of each the lowest counts, since what disturbs only slows

    private readonly IEnding[] _endings = [ours, theirs];
    private readonly bool _leavesWork = ours.LeavesWork || theirs.LeavesWork;
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

    // Each comes first as often as second, which finds the activities in the cache of the processor. A try has what all turns took.
    private (ProcessMeter Ours, ProcessMeter Theirs) Measure()
    {
        var sums = new ProcessMeter[_endings.Length];
        int spans = 0;
        Quiet.Wait();
        for (int turn = 0; turn < Turns; turn++)
        {
            Activity[] all = Make();
            spans += all.Length;
            for (int i = 0; i < _endings.Length; i++)
            {
                int which = (turn + i) % _endings.Length;
                if (_leavesWork) Quiet.Wait();
                sums[which] += ProcessMeter.Measure(() => _endings[which].End(all));
            }
        }

        foreach (IEnding ending in _endings) ending.Check(spans);
        return (sums[0] / spans, sums[1] / spans);
    }

    private Activity[] Make()
    {
        var all = new List<Activity>();
        while (all.Count < SpansOfTurn) all.AddRange(makeTrace());
        return [.. all];
    }
}
