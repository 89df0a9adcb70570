using System.Diagnostics;

namespace SpanPack;

/// <summary>What is decided of a trace, and the tags that travel with it.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal readonly struct TraceDecision
{
    private readonly SamplingDecision _decision;
    private readonly PropagatedTags? _tags;

    private TraceDecision(in SamplingDecision decision, PropagatedTags tags, bool isOurs, bool isMade = true) => (_decision, _tags, IsOurs, IsMade) = (decision, tags, isOurs, isMade);

    /// <param name="remote">What the caller said of the trace; null without one.</param>
    internal TraceDecision(PropagatedContext? remote)
    {
        _tags = remote?.Tags;
        _decision = remote?.Priority is { } priority ? new SamplingDecision(priority, default, null, null) : default;
        IsMade = remote?.Priority is not null;
    }

    /// <summary>Gets whether something is decided.</summary>
    internal bool IsMade { get; }

    /// <summary>Gets whether this process has decided: there is a mechanism, and perhaps rates.</summary>
    internal bool IsOurs { get; }

    /// <summary>Gets what is decided, once something is.</summary>
    internal SamplingDecision Decision => _decision;

    internal PropagatedTags Tags => _tags ?? PropagatedTags.Empty;

    /// <summary>Returns whether another decision is told to writers in the same way.</summary>
    internal bool IsSame(in TraceDecision other)
        => IsMade == other.IsMade && IsOurs == other.IsOurs
            && _decision.Priority == other._decision.Priority && _decision.Mechanism == other._decision.Mechanism
            && _decision.Rate == other._decision.Rate && _decision.LimitRate == other._decision.LimitRate && Tags.IsSame(other.Tags);

    /// <summary>Says of spans of a trace what was decided.</summary>
    /// <param name="spans">The spans.</param>
    /// <param name="origin">Where the trace comes from; null when nobody said.</param>
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

    /// <summary>The same after a decision of this process.</summary>
    internal TraceDecision With(in SamplingDecision decision) => new(decision, DecisionTags.Add(Tags, decision), isOurs: true);

    /// <summary>The same with another value of a tag.</summary>
    internal TraceDecision With(string name, string value) => new(_decision, Tags.With(name, value), IsOurs, IsMade);

    /// <summary>The same after a decision by hand. Rates of an earlier decision stay.</summary>
    internal TraceDecision With(SamplingPriority priority)
    {
        bool wasKept = IsMade && _decision.Priority > 0;
        return With(_decision with { Priority = priority, Mechanism = IsOurs && wasKept ? _decision.Mechanism : SamplingMechanism.Manual });
    }
}
