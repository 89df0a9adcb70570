using System.Diagnostics;

namespace SpanPack;

/// <summary>Which traces are kept. What is null (the default) is what environment variables say.</summary>
/// <remarks>What a variable or a text says wrongly counts as not said, and is told to the log. Immutable, as long as nobody changes <see cref="Rules"/>; safe for any number of threads.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record SamplingOptions
{
    private readonly double? _rate;

    /// <summary>Gets or initializes the rules, of which the first that matches decides; null for <see cref="RulesJson"/>.</summary>
    public IReadOnlyList<SamplingRule>? Rules { get; init; }

    /// <summary>Gets or initializes the rules as <c>DD_TRACE_SAMPLING_RULES</c> has them: <c>[{"service":"web-*","sample_rate":0.5}]</c>; null for what the variable says.</summary>
    public string? RulesJson { get; init; }

    /// <summary>
    /// Gets or initializes the rules that keep single spans of traces that are dropped: the first that matches a span decides about it, by its rate and <see cref="SamplingRule.MaxPerSecond"/>. Null for <see cref="SpanRulesJson"/>.
    /// </summary>
    public IReadOnlyList<SamplingRule>? SpanRules { get; init; }

    /// <summary>Gets or initializes these rules as <c>DD_SPAN_SAMPLING_RULES</c> has them: <c>[{"name":"checkout","sample_rate":0.5,"max_per_second":50}]</c>; null for what the variable says.</summary>
    public string? SpanRulesJson { get; init; }

    /// <summary>Gets or initializes the share of traces to keep where no rule matches, 0 to 1; null for <c>DD_TRACE_SAMPLE_RATE</c> or <c>OTEL_TRACES_SAMPLER</c>, and without them for what the agent wants.</summary>
    /// <exception cref="ArgumentOutOfRangeException">It is below 0, above 1 or not a number.</exception>
    public double? Rate
    {
        get => _rate;
        init => _rate = value is null or (>= 0 and <= 1) ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "A share is 0 to 1.");
    }

    /// <summary>Gets or initializes how many traces a second rules and <see cref="Rate"/> may keep; 0 for none, negative for any number; null for <c>DD_TRACE_RATE_LIMIT</c>, and without it 100.</summary>
    public int? RateLimit { get; init; }

    /// <summary>Says what is set; for a person, not for parsing.</summary>
    /// <returns>Rules, rate and limit.</returns>
    public override string ToString() => FormattableString.Invariant($"{Rules?.Count.ToString() ?? RulesJson ?? "default"} rules, rate {Rate?.ToString() ?? "default"}, limit {RateLimit?.ToString() ?? "default"}");
}
