using System.Diagnostics;

namespace SpanPack;

/// <summary>Tells the propagator what is known of the trace of an activity.</summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="traces">The traces.</param>
/// <param name="chunks">Decides by the local root as a span.</param>
/// <param name="sampler">Decides by its service, where that is enough.</param>
/// <param name="mapper">Knows the service.</param>
/// <param name="isCollected">Whether an activity becomes a span.</param>
[DebuggerDisplay("{_traces}")]
internal sealed class TraceContexts(LocalTraces traces, TraceChunkWriter chunks, TraceSampler sampler, ProcessSpans mapper, Predicate<Activity> isCollected) : ITraceContextSource
{
    private readonly LocalTraces _traces = traces;

    public bool TryGetContext(Activity activity, out LocalTraceContext context)
    {
        if (_traces.Find(activity) is not { } trace || NearestOf(activity) is not { } nearest)
        {
            context = default;
            return false;
        }

        if (!trace.Sampling.IsDecided) Decide(trace);
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
            Texts = trace,
        };
        return true;
    }

    public void OnPropagationError(Activity activity, string error)
    {
        if (_traces.Find(activity) is { } trace) trace.PropagationError = error;
    }

    // Mapping the local root for its service alone takes as long as all else of an injection.
    private void Decide(LocalTrace trace)
    {
        if (!sampler.NeedsServiceAlone) chunks.Decide(trace);
        else if (ManualDecision.Of(trace.Root) is { } priority) trace.Sampling.Decide(priority);
        else trace.Sampling.DecideFirst(sampler.Decide(mapper.ServiceOf(trace.Root), (ulong)RemoteContext.IdOf(trace.Root.TraceId)));
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
