using System.Diagnostics;

namespace SpanPack.Tracing.Configuration;

/// <summary>The settings of a tracer that are in force.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class ImmutableTracerSettings
{
    /// <param name="collector">The collector of the tracer.</param>
    internal ImmutableTracerSettings(ActivityTraceCollector collector)
    {
        ProcessDescription process = collector.Writer.Process;
        AgentUri = AgentUris.Of(collector.Writer.AddressRules);
        (Environment, ServiceVersion, GlobalTags) = (process.Environment, process.Version, process.GlobalTags);
        ServiceName = process.IsServiceSet ? process.Service : null;
        TraceEnabled = collector.IsEnabled;
        (GlobalSamplingRate, MaxTracesSubmittedPerSecond) = (collector.Sampling.Rate, collector.Sampling.RateLimit);
        CustomSamplingRules = collector.Sampling.RulesJson;
    }

    /// <summary>Gets the address of the agent.</summary>
    public Uri AgentUri { get; }

    /// <summary>Gets the holder of <see cref="AgentUri"/>.</summary>
    [Obsolete("Use AgentUri.")]
    public ImmutableExporterSettings Exporter => new(AgentUri);

    /// <summary>Gets the sampling rules as JSON; null for none.</summary>
    public string? CustomSamplingRules { get; }

    /// <summary>Gets the environment; null where it is not set.</summary>
    public string? Environment { get; }

    /// <summary>Gets the share of traces that is kept where no rule matches; null for the rates of the agent.</summary>
    public double? GlobalSamplingRate { get; }

    /// <summary>Gets the tags of all spans; a tag of the span wins.</summary>
    public IReadOnlyDictionary<string, string> GlobalTags { get; }

    /// <summary>Gets the number of traces that rules and <see cref="GlobalSamplingRate"/> may keep per second.</summary>
    public int MaxTracesSubmittedPerSecond { get; }

    /// <summary>Gets the service that is set; null where it is the name of the program (<see cref="Tracer.DefaultServiceName"/>).</summary>
    public string? ServiceName { get; }

    /// <summary>Gets the version of the service; null where it is not set.</summary>
    public string? ServiceVersion { get; }

    /// <summary>Gets whether spans are sent.</summary>
    public bool TraceEnabled { get; }

    /// <summary>Returns service, environment and address, for display.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => $"{ServiceName ?? "default service"} {Environment} {ServiceVersion}, {AgentUri}";
}
