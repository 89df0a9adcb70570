using System.Diagnostics;

namespace SpanPack;

/// <summary>The data of a chunk for traces with the same profile, sampling rates and origin.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{_decision} {_origin,nq}")]
internal sealed class ProfiledTrace
{
    private readonly TraceDecision _decision;
    private readonly TraceChunk _trace;
    private readonly string? _origin;

    /// <param name="profile">The profile.</param>
    /// <param name="decision">The decision about such traces.</param>
    /// <param name="origin">Their origin; null for none.</param>
    internal ProfiledTrace(TraceProfile profile, TraceDecision decision, string? origin)
    {
        Profile = profile;
        (_decision, _origin) = (decision, origin);
        _trace = decision.MakeChunk(default, origin);
        RateText = decision.Tags[PropagatedTags.SampleRate];
    }

    internal TraceProfile Profile { get; }

    /// <summary>Gets the sampling rate as text; null for none.</summary>
    internal string? RateText { get; }

    /// <summary>Gets the chunk of such a trace, without spans and id.</summary>
    internal ref readonly TraceChunk Trace => ref _trace;

    /// <summary>Returns whether a trace has this decision and origin.</summary>
    internal bool Is(TraceDecision decision, string? origin) => _decision.IsSame(decision) && _origin == origin;
}
