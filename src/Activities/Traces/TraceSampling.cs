using System.Diagnostics;

namespace SpanPack;

/// <summary>What was decided of a trace: by the caller, by rules and rates, or by hand. The first decision stays, unless a hand changes it.</summary>
/// <remarks>Safe for any number of threads. Source: agent protocol, sections 5 and 8.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TraceSampling
{
    private ShortLock _lock;
    private SamplingDecision _decision;
    private PropagatedTags _tags = PropagatedTags.Empty;
    private bool _isOurs; // the decision has a mechanism and rates
    private volatile bool _isDecided;

    /// <summary>Gets the trace.</summary>
    internal ActivityTraceId TraceId { get; private set; }

    /// <summary>Gets whether nothing is left to decide.</summary>
    internal bool IsDecided => _isDecided;

    public override string ToString() => _isDecided ? _decision.ToString() : "not decided";

    /// <summary>Begins with what the caller said of the trace.</summary>
    /// <param name="traceId">The trace.</param>
    /// <param name="remote">That; null without one.</param>
    internal void BeginWith(ActivityTraceId traceId, PropagatedContext? remote)
    {
        TraceId = traceId;
        _tags = remote?.Tags ?? PropagatedTags.Empty;
        _decision = remote?.Priority is { } priority ? new SamplingDecision(priority, default, null, null) : default;
        _isOurs = false;
        _isDecided = remote?.Priority is not null;
    }

    /// <summary>What is told to other processes: the priority, once there is one, and the tags of the trace.</summary>
    internal (SamplingPriority? Priority, PropagatedTags Tags) Read()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        return (_isDecided ? _decision.Priority : null, _tags);
    }

    /// <summary>Decides by rules and rates, unless somebody has decided.</summary>
    /// <param name="sampler">The rules and rates.</param>
    /// <param name="root">The local root as a span.</param>
    internal void Decide(TraceSampler sampler, Span root)
    {
        if (_isDecided) return;
        SamplingDecision decision = sampler.Decide(root); // rules take their time: of two threads that decide at once, the first counts
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        if (!_isDecided) Set(decision);
    }

    /// <summary>Decides by hand. Rates of an earlier decision stay.</summary>
    internal void Decide(SamplingPriority priority)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        if (_isDecided && _decision.Priority == priority) return;
        bool wasKept = _isDecided && _decision.Priority > 0;
        Set(_decision with { Priority = priority, Mechanism = _isOurs && wasKept ? _decision.Mechanism : SamplingMechanism.Manual });
    }

    /// <summary>Says of spans of the trace what was decided.</summary>
    /// <param name="spans">The spans.</param>
    /// <param name="origin">Where the trace comes from; null when nobody said.</param>
    internal TraceChunk MakeChunk(in SpanCollection spans, string? origin)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        return new TraceChunk(spans)
        {
            SamplingPriority = _isDecided ? _decision.Priority : null,
            SamplingMechanism = _isOurs ? _decision.Mechanism : null,
            SamplingRate = _decision.Rate,
            RateLimit = _decision.LimitRate,
            Origin = origin,
            TraceTags = _tags.OnSpans,
        };
    }

    private void Set(in SamplingDecision decision)
    {
        _decision = decision;
        _tags = DecisionTags.Add(_tags, decision);
        (_isOurs, _isDecided) = (true, true);
    }
}
