using System.Diagnostics;

namespace SpanPack;

/// <summary>The rules and the rate by which a sampler decides at a time.</summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class RuleSet
{
    /// <param name="rules">The rules, of which the first that matches decides.</param>
    /// <param name="rate">The share of traces that no rule matches, 0 to 1; null for what the agent wants.</param>
    internal RuleSet(IReadOnlyList<SamplingRule> rules, double? rate)
    {
        Rules = [.. rules.Select(static rule => new RuleMatcher(rule))];
        ReadsTags = Array.Exists(Rules, static rule => rule.ReadsTags);
        Rate = rate is { } share ? new TraceIdShare(share) : null;
    }

    internal RuleMatcher[] Rules { get; }

    internal TraceIdShare? Rate { get; }

    /// <summary>Gets whether a rule looks at tags.</summary>
    internal bool ReadsTags { get; }

    public override string ToString() => $"{Rules.Length} rules, rate {Rate}";
}
