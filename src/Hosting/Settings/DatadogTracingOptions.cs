using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Options of a host's tracing. Precedence: the program, the section <c>Datadog</c> of the configuration, <c>DD_*</c>, <c>OTEL_*</c>. The
/// configuration may also contain the variables.
/// </summary>
/// <remarks>For one thread at a time, until the host starts: it is read once then.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class DatadogTracingOptions
{
    /// <summary>
    /// Gets or sets whether the host is traced; null (the default) for <c>DD_TRACE_ENABLED</c>, and if that is not set for
    /// <c>OTEL_SDK_DISABLED</c>; true by default. When false, nothing is collected or sent.
    /// </summary>
    public bool? IsEnabled { get; set; }

    /// <summary>
    /// Gets or sets the name of the service; null (the default) for <c>DD_SERVICE</c>, <c>OTEL_SERVICE_NAME</c>, <c>service.name</c> of
    /// <c>OTEL_RESOURCE_ATTRIBUTES</c>, or the name of the host's application.
    /// </summary>
    public string? Service { get; set; }

    /// <summary>
    /// Gets or sets the environment, such as <c>prod</c>; null (the default) for <c>DD_ENV</c>, <c>deployment.environment.name</c> or
    /// <c>deployment.environment</c> of <c>OTEL_RESOURCE_ATTRIBUTES</c>, or none.
    /// </summary>
    public string? Environment { get; set; }

    /// <summary>
    /// Gets or sets the version of the service; null (the default) for <c>DD_VERSION</c>, <c>service.version</c> of
    /// <c>OTEL_RESOURCE_ATTRIBUTES</c>, or none.
    /// </summary>
    public string? Version { get; set; }

    /// <summary>
    /// Gets or sets the address of the agent, such as <c>http://127.0.0.1:8126</c> or <c>unix:///var/run/datadog/apm.socket</c>; null (the
    /// default) for that of environment variables, see <see cref="AgentAddressRules.FromEnvironment"/>.
    /// </summary>
    public string? AgentUrl { get; set; }

    /// <summary>
    /// Gets or sets whether log records get the ids of their trace, and the service, in a scope; null (the default) for
    /// <c>DD_LOGS_INJECTION</c>, which is true by default.
    /// </summary>
    public bool? InjectsLogs { get; set; }

    /// <summary>
    /// Gets or sets how activities become spans. Not null. Most of its members are also properties here, such as <see cref="Filter"/>.
    /// </summary>
    public ActivityTraceOptions Traces { get; set; } = new();

    /// <summary>
    /// Gets or sets how spans are buffered and sent. Not null. Most of its members are also properties here, such as
    /// <see cref="MaxHeldBytes"/>.
    /// </summary>
    public AgentWriterOptions Writer { get; set; } = new();

    /// <summary>
    /// Gets or sets the remote configuration of tracing: sampling rate and rules, tags, ids in logs, headers as tags, and whether spans are
    /// sent. Not null. It is polled from agents that support it, unless <c>DD_REMOTE_CONFIGURATION_ENABLED</c> or
    /// <see cref="RemoteConfigurationOptions.IsEnabled"/> is false.
    /// </summary>
    public RemoteConfigurationOptions RemoteConfiguration { get; set; } = new();

    /// <summary>Gets the errors of the configuration for the log, a sentence each.</summary>
    internal List<string> Problems { get; } = [];

    /// <summary>Returns the options for display, not for parsing.</summary>
    /// <returns>Service, environment, version and address.</returns>
    public override string ToString()
        => $"service {Service ?? "default"}, env {Environment ?? "default"}, version {Version ?? "default"}, agent {AgentUrl ?? "default"}";
}
