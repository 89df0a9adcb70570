using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Marks single spans of dropped traces, which the agent keeps without the others. Source: docs/protocol.md#dropped-chunks and
/// docs/protocol.md#tags-that-a-tracer-adds.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
[DebuggerDisplay("{_rules.Length} rules")]
internal sealed class SpanSampler
{
    private const double Mechanism = 8; // single span sampling

    private readonly (RuleMatcher Rule, RateLimiter? Limiter)[] _rules;
    private readonly string _defaultService;

    /// <param name="rules">The rules; the first match decides about a span.</param>
    /// <param name="defaultService">The service of spans without one.</param>
    /// <param name="time">The clock of the limiters.</param>
    internal SpanSampler(IReadOnlyList<SamplingRule> rules, string defaultService, TimeProvider time)
    {
        _rules = [.. rules.Select(rule =>
            (new RuleMatcher(rule), rule.MaxPerSecond is { } limit ? new RateLimiter(ToLimit(limit), time) : null))];
        _defaultService = defaultService;
    }

    /// <summary>Marks the spans of a chunk that rules keep.</summary>
    /// <param name="spans">The spans.</param>
    /// <param name="defaults">The tags that they get later.</param>
    internal void Mark(in SpanCollection spans, DefaultTags defaults)
    {
        for (int i = 0; i < spans.Count; i++) Mark(spans[i], defaults);
    }

    private void Mark(Span span, DefaultTags defaults)
    {
        foreach ((RuleMatcher rule, RateLimiter? limiter) in _rules)
        {
            if (!rule.IsMatch(span, span.Service ?? _defaultService, defaults)) continue;
            if (!rule.Share.Has(span.SpanId) || limiter?.Allow(out _) is false) return;
            span.SetMetric(MetricNames.SpanSamplingMechanism, Mechanism);
            span.SetMetric(MetricNames.SpanSamplingRuleRate, rule.Share.Rate);
            if (rule.MaxPerSecond is { } limit) span.SetMetric(MetricNames.SpanSamplingMaxPerSecond, limit);
            return;
        }
    }

    // Less than one a second is one: the limiter counts whole spans.
    private static int ToLimit(double limit) => (int)Math.Min(int.MaxValue, Math.Ceiling(limit));
}
