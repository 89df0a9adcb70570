using System.Diagnostics;
using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>A collector of ours: bytes stand in a segment, which is sent when they are counted.</summary>
/// <param name="agent">Where spans go.</param>
/// <param name="enrich">What changes spans; null for nothing.</param>
internal sealed class CollectorEnding(AgentEnd agent, Action<Activity, Span>? enrich = null) : IEnding, IDisposable
{
    private readonly ActivityTraceCollector _collector =
        new(agent.Writer, new ActivityTraceOptions { Listens = false, SetsPropagator = false, Enrich = enrich });
    private long _spans;

    public void Begin(Activity activity) => _collector.OnStarted(activity);

    public void End(Activity[] all)
    {
        foreach (Activity activity in all) _collector.OnEnded(activity);
    }

    public void Check(int spans)
    {
        _spans += spans;
        if (_collector.SpanCount != _spans)
            throw new WrongOutputException($"The collector has written {_collector.SpanCount} spans instead of {_spans}.");
        agent.Check(spans);
    }

    public void Dispose() => _collector.Dispose();
}
