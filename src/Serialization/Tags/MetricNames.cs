namespace SpanPack;

/// <summary>Well-known names of numeric tags (<c>metrics</c>). <c>MetricNames.Encoded</c> has each as MessagePack.</summary>
[MessagePackConstants]
public static partial class MetricNames
{
    /// <summary>Id of the process.</summary>
    public const string ProcessId = "process_id";

    /// <summary>Rate of the agent that was applied.</summary>
    public const string AgentSamplingRate = "_dd.agent_psr";

    /// <summary>Rate of a rule that was applied.</summary>
    public const string RuleSamplingRate = "_dd.rule_psr";

    /// <summary>Effective rate of the rate limiter.</summary>
    public const string LimiterRate = "_dd.limit_psr";

    /// <summary>Share of traces that the writer kept.</summary>
    public const string KeepRate = "_dd.tracer_kr";

    /// <summary>0 when APM tracing is disabled.</summary>
    public const string ApmEnabled = "_dd.apm.enabled";

    /// <summary>1 when application security ran.</summary>
    public const string AppSecEnabled = "_dd.appsec.enabled";

    /// <summary>Sampling priority.</summary>
    public const string SamplingPriority = "_sampling_priority_v1";

    /// <summary>1 on spans whose service differs from their parent's.</summary>
    public const string TopLevel = "_dd.top_level";

    /// <summary>1 adds a span to the statistics.</summary>
    public const string Measured = "_dd.measured";

    /// <summary>1 on spans that represent a proxy before the process.</summary>
    public const string InferredSpan = "_dd.inferred_span";

    /// <summary>The reason why a single span was kept; 8 is span sampling.</summary>
    public const string SpanSamplingMechanism = "_dd.span_sampling.mechanism";

    /// <summary>Rate of the span sampling rule.</summary>
    public const string SpanSamplingRuleRate = "_dd.span_sampling.rule_rate";

    /// <summary>Limit of the span sampling rule.</summary>
    public const string SpanSamplingMaxPerSecond = "_dd.span_sampling.max_per_second";

    /// <summary>0 or more on snapshots of a running span.</summary>
    public const string PartialVersion = "_dd.partial_version";
}
