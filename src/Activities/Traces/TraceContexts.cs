using System.Diagnostics;

namespace SpanPack;

/// <summary>Provides the trace context of an activity or of a span of the program to the propagator.</summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="traces">The traces.</param>
/// <param name="scopes">The active scopes of the program.</param>
/// <param name="chunks">Decides by the local root as a span.</param>
/// <param name="sampler">Decides by its service, if that is enough.</param>
/// <param name="mapper">Finds the service.</param>
[DebuggerDisplay("{_traces}")]
internal sealed class TraceContexts(LocalTraces traces, ScopedActivities scopes, TraceChunkWriter chunks, TraceSampler sampler,
    ProcessSpans mapper)
    : ITraceContextSource
{
    private readonly LocalTraces _traces = traces;

    public bool TryGetContext(Activity activity, out LocalTraceContext context)
    {
        // The receiver's parent must be a span that is sent: the sender's activity may be of a source that is not collected.
        Activity? nearest = _traces.NearestOf(activity);
        context = default;
        if (!ReferenceEquals(nearest, activity) && scopes.FindScopeAbove(activity) is { } scope)
        {
            Span span = scope.LocalSpan.Span;
            context = Describe(scope.LocalSpan.GetTrace(), span.TraceId, span.SpanId);
            return true;
        }

        if (nearest is null || _traces.Find(activity) is not { } trace) return false;
        context = Describe(trace, RemoteContext.IdOf(nearest.TraceId), RemoteContext.IdOf(nearest.SpanId));
        return true;
    }

    /// <summary>Gets the context of a span for the next service. If the sampling of the trace is undecided, it is decided now.</summary>
    /// <param name="trace">The trace.</param>
    /// <param name="traceId">Its id.</param>
    /// <param name="spanId">The span.</param>
    internal LocalTraceContext Describe(LocalTrace trace, UInt128 traceId, ulong spanId)
    {
        if (!trace.Sampling.IsDecided) Decide(trace);
        (SamplingPriority? priority, PropagatedTags tags) = trace.Sampling.Read();
        return new LocalTraceContext
        {
            TraceId = traceId,
            SpanId = spanId,
            LastDatadogSpanId = spanId,
            Priority = priority,
            Origin = trace.Origin,
            Tags = tags,
            ForeignTraceState = trace.Remote?.ForeignTraceState,
            Texts = trace,
        };
    }

    /// <summary>Gets the service of an activity, possibly before its end.</summary>
    internal string ServiceOf(Activity activity) => mapper.ServiceOf(activity);

    public void OnPropagationError(Activity activity, string error)
    {
        if (_traces.Find(activity) is { } trace) trace.SetPropagationError(error);
    }

    // Mapping the local root for its service alone takes as long as all else of an injection.
    private void Decide(LocalTrace trace)
    {
        if (!sampler.NeedsServiceAlone) chunks.Decide(trace);
        else if (trace.Root is not { } root) trace.Sampling.Decide(sampler, trace.RootSpan!);
        else if (ManualDecision.Of(root) is { } priority) trace.Sampling.Decide(priority);
        else trace.Sampling.DecideFirst(sampler.Decide(mapper.ServiceOf(root), (ulong)trace.TraceId));
    }
}
