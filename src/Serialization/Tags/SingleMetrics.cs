namespace SpanPack;

/// <summary>The numbers of the tracer that are not the same for all spans of a role: what the chunk says of its local root. Source: agent protocol, section 5.</summary>
internal static class SingleMetrics
{
    /// <summary>The first of them; they are beside each other in the enumeration.</summary>
    internal const AutomaticTag First = AutomaticTag.AgentSamplingRate;

    /// <summary>Their names with the code of float 64, in the order of the enumeration.</summary>
    internal static KeyTable Keys { get; } = new(
        [
            .. MetricNames.Encoded.AgentSamplingRate, .. MetricNames.Encoded.RuleSamplingRate, .. MetricNames.Encoded.LimiterRate,
            .. MetricNames.Encoded.KeepRate, .. MetricNames.Encoded.ApmEnabled, .. MetricNames.Encoded.AppSecEnabled,
        ],
        suffix: MessagePackCode.Float64);

    /// <summary>The value of one.</summary>
    internal static double ValueOf(AutomaticTag tag, in TraceChunk chunk) => tag switch
    {
        AutomaticTag.AgentSamplingRate or AutomaticTag.RuleSamplingRate => chunk.SamplingRate.GetValueOrDefault(),
        AutomaticTag.LimiterRate => chunk.RateLimit.GetValueOrDefault(),
        AutomaticTag.KeepRate => chunk.KeepRate.GetValueOrDefault(),
        AutomaticTag.AppSecEnabled => 1,
        _ => 0, // APM tracing is off
    };
}
