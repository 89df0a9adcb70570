using System.Diagnostics;

namespace SpanPack;

/// <summary>The decision about a trace, and its propagated tags.</summary>
/// <remarks>Immutable. Nearly all traces of a process have one of a few: these are created once (<see cref="RecentDecisions"/>).</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class TraceDecision
{
    private readonly SamplingDecision _decision;

    internal TraceDecision(in SamplingDecision decision, PropagatedTags tags, bool isOurs, bool isMade = true)
        => (_decision, Tags, IsOurs, IsMade) = (decision, tags, isOurs, isMade);

    /// <summary>Gets that of a trace that starts here.</summary>
    internal static TraceDecision None { get; } = new(default, PropagatedTags.Empty, isOurs: false, isMade: false);

    /// <summary>Gets whether there is a decision.</summary>
    internal bool IsMade { get; }

    /// <summary>Gets whether this process has decided: there is a mechanism, and perhaps rates.</summary>
    internal bool IsOurs { get; }

    /// <summary>Gets the decision, once there is one.</summary>
    internal ref readonly SamplingDecision Decision => ref _decision;

    internal PropagatedTags Tags { get; }

    /// <summary>Returns whether another decision gives chunks the same data.</summary>
    internal bool IsSame(TraceDecision other)
        => ReferenceEquals(this, other) || (IsMade == other.IsMade && IsOurs == other.IsOurs && IsSame(other._decision)
            && Tags.IsSame(other.Tags));

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

    /// <summary>Returns the decision of the program for a priority. Rates of an earlier decision are kept.</summary>
    internal SamplingDecision DecideByHand(SamplingPriority priority)
    {
        bool wasKept = IsMade && _decision.Priority > 0;
        return _decision with { Priority = priority, Mechanism = IsOurs && wasKept ? _decision.Mechanism : SamplingMechanism.Manual };
    }

    /// <summary>Returns whether a decision of a sampler gives chunks the same data.</summary>
    internal bool IsSame(in SamplingDecision other)
        => _decision.Priority == other.Priority && _decision.Mechanism == other.Mechanism
            && _decision.Rate == other.Rate && _decision.LimitRate == other.LimitRate && _decision.RateText == other.RateText;
}
