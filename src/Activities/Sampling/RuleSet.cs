using System.Diagnostics;

namespace SpanPack;

/// <summary>The current rules and rate of a sampler.</summary>
/// <remarks>Immutable: safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class RuleSet
{
    /// <param name="rules">The rules; the first match decides.</param>
    /// <param name="rate">The share of traces without a matching rule, 0 to 1; null for the agent's rates.</param>
    internal RuleSet(IReadOnlyList<SamplingRule> rules, double? rate)
    {
        Rules = new RuleMatcher[rules.Count];
        for (int i = 0; i < Rules.Length; i++)
        {
            Rules[i] = new RuleMatcher(rules[i]);
            ReadsTags |= Rules[i].ReadsTags;
        }

        Rate = rate is { } share ? new TraceIdShare(share) : null;
    }

    internal RuleMatcher[] Rules { get; }

    internal TraceIdShare? Rate { get; }

    /// <summary>Gets whether a rule reads tags.</summary>
    internal bool ReadsTags { get; }

    public override string ToString() => $"{Rules.Length} rules, rate {Rate}";
}
