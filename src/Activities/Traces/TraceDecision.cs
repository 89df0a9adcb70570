using System.Diagnostics;

namespace SpanPack;

/// <summary>The decision about a trace, and its propagated tags.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal readonly struct TraceDecision
{
    private readonly SamplingDecision _decision;
    private readonly PropagatedTags? _tags;

    private TraceDecision(in SamplingDecision decision, PropagatedTags tags, bool isOurs, bool isMade = true)
        => (_decision, _tags, IsOurs, IsMade) = (decision, tags, isOurs, isMade);

    /// <param name="remote">The context of the caller; null without one.</param>
    internal TraceDecision(PropagatedContext? remote)
    {
        _tags = remote?.Tags;
        _decision = remote?.Priority is { } priority ? new SamplingDecision(priority, default, null, null) : default;
        IsMade = remote?.Priority is not null;
    }

    /// <summary>Gets whether there is a decision.</summary>
    internal bool IsMade { get; }

    /// <summary>Gets whether this process has decided: there is a mechanism, and perhaps rates.</summary>
    internal bool IsOurs { get; }

    /// <summary>Gets the decision, once there is one.</summary>
    internal SamplingDecision Decision => _decision;

    internal PropagatedTags Tags => _tags ?? PropagatedTags.Empty;

    /// <summary>Returns whether another decision gives chunks the same data.</summary>
    internal bool IsSame(in TraceDecision other)
        => IsMade == other.IsMade && IsOurs == other.IsOurs
            && _decision.Priority == other._decision.Priority && _decision.Mechanism == other._decision.Mechanism
            && _decision.Rate == other._decision.Rate && _decision.LimitRate == other._decision.LimitRate && Tags.IsSame(other.Tags);

    /// <summary>Creates a chunk of spans with the decision.</summary>
    /// <param name="spans">The spans.</param>
    /// <param name="origin">The origin of the trace; null for none.</param>
    internal TraceChunk MakeChunk(in SpanCollection spans, string? origin) => new(spans)
    {
        SamplingPriority = IsMade ? _decision.Priority : null,
        SamplingMechanism = IsOurs ? _decision.Mechanism : null,
        SamplingRate = _decision.Rate,
        RateLimit = _decision.LimitRate,
        Origin = origin,
        TraceTags = Tags.OnSpans,
    };

    public override string ToString() => IsMade ? _decision.ToString() : "not decided";

    /// <summary>Returns the same after a decision of this process.</summary>
    internal TraceDecision With(in SamplingDecision decision) => new(decision, DecisionTags.Add(Tags, decision), isOurs: true);

    /// <summary>Returns the same with another value of a tag.</summary>
    internal TraceDecision With(string name, string value) => new(_decision, Tags.With(name, value), IsOurs, IsMade);

    /// <summary>Returns the same after a decision by the program. Rates of an earlier decision are kept.</summary>
    internal TraceDecision With(SamplingPriority priority)
    {
        bool wasKept = IsMade && _decision.Priority > 0;
        return With(_decision with { Priority = priority, Mechanism = IsOurs && wasKept ? _decision.Mechanism : SamplingMechanism.Manual });
    }
}
