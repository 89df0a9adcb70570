using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Options of sampling. Null (the default) is replaced by the values of environment variables.</summary>
/// <remarks>
/// Invalid variables and texts are ignored and logged. Immutable, as long as <see cref="Rules"/> does not change; safe for any number of
/// threads.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record SamplingOptions
{
    private readonly double? _rate;
    private readonly ListContent<SamplingRule> _rules;
    private readonly ListContent<SamplingRule> _spanRules;

    /// <summary>Gets or initializes the rules, of which the first match decides; null for <see cref="RulesJson"/>.</summary>
    public IReadOnlyList<SamplingRule>? Rules { get => _rules.Items; init => _rules = new(value); }

    /// <summary>
    /// Gets or initializes the rules in the form of <c>DD_TRACE_SAMPLING_RULES</c>: <c>[{"service":"web-*","sample_rate":0.5}]</c>; null
    /// for those of the variable.
    /// </summary>
    public string? RulesJson { get; init; }

    /// <summary>
    /// Gets or initializes the rules that keep single spans of dropped traces: the first match decides about a span, by its rate and
    /// <see cref="SamplingRule.MaxPerSecond"/>. Null for <see cref="SpanRulesJson"/>.
    /// </summary>
    public IReadOnlyList<SamplingRule>? SpanRules { get => _spanRules.Items; init => _spanRules = new(value); }

    /// <summary>
    /// Gets or initializes these rules in the form of <c>DD_SPAN_SAMPLING_RULES</c>:
    /// <c>[{"name":"checkout","sample_rate":0.5,"max_per_second":50}]</c>; null for those of the variable.
    /// </summary>
    public string? SpanRulesJson { get; init; }

    /// <summary>
    /// Gets or initializes the share of traces to keep where no rule matches, 0 to 1; null for <c>DD_TRACE_SAMPLE_RATE</c> or
    /// <c>OTEL_TRACES_SAMPLER</c>. Without any of these, the agent's rates apply.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 0, above 1 or not a number.</exception>
    public double? Rate
    {
        get => _rate;
        init => _rate = value is null or (>= 0 and <= 1)
            ? value
            : throw new ArgumentOutOfRangeException(nameof(value), value, "A share is 0 to 1.");
    }

    /// <summary>
    /// Gets or initializes how many traces per second rules and <see cref="Rate"/> may keep; 0 for none, negative for any number; null for
    /// <c>DD_TRACE_RATE_LIMIT</c>, 100 by default.
    /// </summary>
    public int? RateLimit { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Rules, rate and limit.</returns>
    public override string ToString()
        => string.Create(CultureInfo.InvariantCulture, $"{Rules?.Count.ToString() ?? RulesJson ?? "default"} rules, "
            + $"rate {Rate?.ToString() ?? "default"}, limit {RateLimit?.ToString() ?? "default"}");
}
