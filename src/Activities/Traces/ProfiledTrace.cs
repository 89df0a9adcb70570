using System.Diagnostics;

namespace SpanPack;

/// <summary>Traces of a profile that have the same rates, too: what writers are told of them.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{_decision} {_origin,nq}")]
internal sealed class ProfiledTrace
{
    private readonly TraceDecision _decision;
    private readonly TraceChunk _trace;
    private readonly string? _origin;

    /// <param name="profile">The profile.</param>
    /// <param name="decision">What was decided of such traces.</param>
    /// <param name="origin">Where they come from; null when nobody said.</param>
    internal ProfiledTrace(TraceProfile profile, in TraceDecision decision, string? origin)
    {
        Profile = profile;
        (_decision, _origin) = (decision, origin);
        _trace = decision.MakeChunk(default, origin);
        RateText = decision.Tags[PropagatedTags.SampleRate];
    }

    internal TraceProfile Profile { get; }

    /// <summary>Gets the rate of sampling as a text; null for none.</summary>
    internal string? RateText { get; }

    /// <summary>Gets the chunk of such a trace, without spans and id.</summary>
    internal ref readonly TraceChunk Trace => ref _trace;

    /// <summary>Returns whether a trace is one of them.</summary>
    internal bool Is(in TraceDecision decision, string? origin) => _decision.IsSame(decision) && _origin == origin;
}
