using System.Diagnostics;

namespace SpanPack;

/// <summary>Tells the propagator what is known of the trace of an activity.</summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_traces}")]
internal sealed class TraceContexts(LocalTraces traces, TraceChunkWriter chunks, Predicate<Activity> isCollected) : ITraceContextSource
{
    private readonly LocalTraces _traces = traces;

    public bool TryGetContext(Activity activity, out LocalTraceContext context)
    {
        if (_traces.Find(activity) is not { } trace || NearestOf(activity) is not { } nearest)
        {
            context = default;
            return false;
        }

        chunks.Decide(trace);
        (SamplingPriority? priority, PropagatedTags tags) = trace.Sampling.Read();
        ulong spanId = RemoteContext.IdOf(nearest.SpanId);
        context = new LocalTraceContext
        {
            TraceId = RemoteContext.IdOf(nearest.TraceId),
            SpanId = spanId,
            LastDatadogSpanId = spanId,
            Priority = priority,
            Origin = trace.Remote?.Origin,
            Tags = tags,
            ForeignTraceState = trace.Remote?.ForeignTraceState,
        };
        return true;
    }

    public void OnPropagationError(Activity activity, string error)
    {
        if (_traces.Find(activity) is { } trace) trace.PropagationError = error;
    }

    // The receiver's parent must be a span that is sent: the sender's activity may be of a source that is not collected.
    private Activity? NearestOf(Activity activity)
    {
        for (Activity? nearest = activity; nearest is not null; nearest = nearest.Parent)
        {
            if (isCollected(nearest)) return nearest;
        }

        return null;
    }
}
