using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>Options of sampling, completed from environment variables. Source: docs/protocol.md#sampling-in-the-tracer.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed class SamplingSettings
{
    internal const int DefaultRateLimit = 100;

    private readonly List<string> _problems = [];

    /// <param name="options">The options of the program.</param>
    /// <param name="variables">The environment variables.</param>
    /// <param name="readsSampler">
    /// Whether <c>OTEL_TRACES_SAMPLER</c> applies here. It does not if the OpenTelemetry SDK reads it and passes only the sampled share.
    /// </param>
    internal SamplingSettings(SamplingOptions options, Variables variables, bool readsSampler = true)
    {
        string? json = options.RulesJson ?? variables["DD_TRACE_SAMPLING_RULES"];
        RulesJson = options.Rules is null ? json : null;
        Rules = options.Rules ?? (string.IsNullOrWhiteSpace(json) ? [] : SamplingRuleReader.Read(json, RuleSource.Traces, _problems));
        SpanRules = options.SpanRules ?? ReadSpanRules(options.SpanRulesJson ?? variables["DD_SPAN_SAMPLING_RULES"], variables);
        Rate = options.Rate ?? ReadRate("DD_TRACE_SAMPLE_RATE", variables) ?? (readsSampler ? ReadSampler(variables) : null);
        RateLimit = options.RateLimit ?? ReadLimit(variables) ?? DefaultRateLimit;
    }

    internal IReadOnlyList<SamplingRule> Rules { get; }

    /// <summary>Gets the rules that keep single spans of traces that are dropped.</summary>
    internal IReadOnlyList<SamplingRule> SpanRules { get; }

    /// <summary>Gets the text of the rules; null for none, or if the program provided objects.</summary>
    internal string? RulesJson { get; }

    internal double? Rate { get; }

    internal int RateLimit { get; }

    /// <summary>Gets the errors of variables and texts for the log, a sentence each.</summary>
    internal IReadOnlyList<string> Problems => _problems;

    public override string ToString() => FormattableString.Invariant($"{Rules.Count} rules, rate {Rate}, limit {RateLimit}");

    // Source: Datadog's tracer, where the variable with the rules counts before the one with their file.
    private List<SamplingRule> ReadSpanRules(string? json, Variables variables)
    {
        if (!string.IsNullOrWhiteSpace(json)) return SamplingRuleReader.Read(json, RuleSource.Spans, _problems);
        if (variables[RuleSource.SpanFile.Name] is not { } path) return [];
        try
        {
            return SamplingRuleReader.Read(File.ReadAllText(path), RuleSource.SpanFile, _problems);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException or ArgumentException
            or NotSupportedException)
        {
            _problems.Add(Variables.Ignored(RuleSource.SpanFile.Name, path, "a file that can be read", "no rules"));
            return [];
        }
    }

    private double? ReadRate(string name, Variables variables)
    {
        if (variables[name] is not { } text) return null;
        if (double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double rate) && rate is >= 0 and <= 1) return rate;
        _problems.Add(Variables.Ignored(name, text, "a number from 0 to 1", "the default"));
        return null;
    }

    private int? ReadLimit(Variables variables)
    {
        if (variables["DD_TRACE_RATE_LIMIT"] is not { } text) return null;
        if (int.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int limit)) return limit;
        _problems.Add(Variables.Ignored("DD_TRACE_RATE_LIMIT", text, "a whole number", $"{DefaultRateLimit}"));
        return null;
    }

    // A trace that comes with a decision keeps it, so what OpenTelemetry calls parent-based is all there is.
    private double? ReadSampler(Variables variables)
    {
        if (variables["OTEL_TRACES_SAMPLER"] is not { } name) return null;
        string sampler = name.ToLowerInvariant();
        if (sampler is "always_on" or "always_off" or "traceidratio")
            _problems.Add(Variables.Ignored("OTEL_TRACES_SAMPLER", name, "a sampler that keeps decisions of callers",
                $"parentbased_{sampler}"));
        switch (sampler)
        {
            case "always_on" or "parentbased_always_on":
                return 1;
            case "always_off" or "parentbased_always_off":
                return 0;
            case "traceidratio" or "parentbased_traceidratio":
                return ReadRate("OTEL_TRACES_SAMPLER_ARG", variables) ?? 1; // OpenTelemetry's default
            default:
                _problems.Add(Variables.Ignored("OTEL_TRACES_SAMPLER", name, "a known sampler", "the rates of the agent"));
                return null;
        }
    }
}
