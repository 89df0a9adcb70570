namespace SpanPack;

/// <summary>
/// The tags with the decision maker and the rate of a trace. Source: docs/protocol.md#tags-that-a-tracer-adds and
/// docs/protocol.md#sampling-in-the-tracer.
/// </summary>
internal static class DecisionTags
{
    /// <summary>The decision maker of a kept trace that came with the W3C flag alone.</summary>
    internal const string Unknown = "-0";

    private static readonly PropagatedTags s_unknown = PropagatedTags.Empty.With(PropagatedTags.DecisionMaker, Unknown);

    /// <summary>Returns the tags of a trace after a decision: the first decision to keep is preserved; one to drop has no maker.</summary>
    /// <param name="tags">The tags before.</param>
    /// <param name="decision">The decision.</param>
    internal static PropagatedTags Add(PropagatedTags tags, in SamplingDecision decision)
    {
        string? maker = decision.Priority <= 0 ? null : tags[PropagatedTags.DecisionMaker] ?? NameOf(decision.Mechanism);
        PropagatedTags made = tags.With(PropagatedTags.DecisionMaker, maker);
        return decision.RateText is null ? made : made.With(PropagatedTags.SampleRate, decision.RateText);
    }

    /// <summary>Returns the tags of a trace with an external decision.</summary>
    /// <param name="tags">The tags before.</param>
    /// <param name="maker">The decision maker; null for none.</param>
    internal static PropagatedTags Replace(PropagatedTags tags, string? maker)
        => tags.Count == 0 && maker == Unknown ? s_unknown : tags.With(PropagatedTags.DecisionMaker, maker);

    /// <summary>Returns whether a text is a hyphen and a number, as all decision makers are.</summary>
    internal static bool IsValid(ReadOnlySpan<char> text)
        => text is ['-', _, ..] && text.Length <= 4 && !text[1..].ContainsAnyExceptInRange('0', '9');

    /// <summary>Returns the value of the tag for a mechanism.</summary>
    internal static string NameOf(SamplingMechanism mechanism) => mechanism switch
    {
        SamplingMechanism.Default => Unknown,
        SamplingMechanism.AgentRate => "-1",
        SamplingMechanism.LocalRule => "-3",
        SamplingMechanism.Manual => "-4",
        SamplingMechanism.AppSec => "-5",
        SamplingMechanism.RemoteUserRule => "-11",
        SamplingMechanism.RemoteAdaptiveRule => "-12",
        _ => FormattableString.Invariant($"-{(int)mechanism}"),
    };
}
