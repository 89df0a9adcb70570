using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// How a host is traced. What the program sets wins over the section <c>Datadog</c> of its configuration, that over <c>DD_*</c>, and these over <c>OTEL_*</c>.
/// Variables may stand in the configuration, too.
/// </summary>
/// <remarks>For one thread at a time, until the host starts: it is read then, once.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class DatadogTracingOptions
{
    /// <summary>Gets or sets whether the host is traced; null (the default) for <c>DD_TRACE_ENABLED</c>, and where that is not set for <c>OTEL_SDK_DISABLED</c>: true unless these say otherwise. If not, nobody listens, and nothing is sent.</summary>
    public bool? IsEnabled { get; set; }

    /// <summary>Gets or sets the name of the service; null (the default) for <c>DD_SERVICE</c>, <c>OTEL_SERVICE_NAME</c>, <c>service.name</c> of <c>OTEL_RESOURCE_ATTRIBUTES</c>, or the name of the host's application.</summary>
    public string? Service { get; set; }

    /// <summary>Gets or sets the environment, such as <c>prod</c>; null (the default) for <c>DD_ENV</c>, <c>deployment.environment.name</c> or <c>deployment.environment</c> of <c>OTEL_RESOURCE_ATTRIBUTES</c>, or none.</summary>
    public string? Environment { get; set; }

    /// <summary>Gets or sets the version of the service; null (the default) for <c>DD_VERSION</c>, <c>service.version</c> of <c>OTEL_RESOURCE_ATTRIBUTES</c>, or none.</summary>
    public string? Version { get; set; }

    /// <summary>Gets or sets where the agent is, such as <c>http://127.0.0.1:8126</c> or <c>unix:///var/run/datadog/apm.socket</c>; null (the default) for what variables say, see <see cref="AgentAddressRules.FromEnvironment"/>.</summary>
    public string? AgentUrl { get; set; }

    /// <summary>Gets or sets whether log records have the ids of their trace, and the service, in a scope; null (the default) for <c>DD_LOGS_INJECTION</c>, which is true unless it says <c>false</c>.</summary>
    public bool? InjectsLogs { get; set; }

    /// <summary>Gets or sets which activities become spans, and how. Not null. Most of it has a property here, too, such as <see cref="Filter"/>.</summary>
    public ActivityTraceOptions Traces { get; set; } = new();

    /// <summary>Gets or sets how spans are held and sent. Not null. Most of it has a property here, too, such as <see cref="MaxHeldBytes"/>.</summary>
    public AgentWriterOptions Writer { get; set; } = new();

    /// <summary>
    /// Gets or sets how remote configurations of tracing are asked for: sampling rate and rules, tags, ids in logs, headers as tags, and whether spans are sent. Not null. They are asked for unless
    /// <c>DD_REMOTE_CONFIGURATION_ENABLED</c> is false, or <see cref="RemoteConfigurationOptions.IsEnabled"/>, from an agent that has them.
    /// </summary>
    public RemoteConfigurationOptions RemoteConfiguration { get; set; } = new();

    /// <summary>Gets what the configuration says wrongly, a sentence each: for the log.</summary>
    internal List<string> Problems { get; } = [];

    /// <summary>Says what is set; for a person, not for parsing.</summary>
    /// <returns>Service, environment, version and address.</returns>
    public override string ToString() => $"service {Service ?? "default"}, env {Environment ?? "default"}, version {Version ?? "default"}, agent {AgentUrl ?? "default"}";
}
