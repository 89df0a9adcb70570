using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>Options of a <see cref="TelemetryClient"/>.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryOptions
{
    private static readonly TimeSpan s_day = TimeSpan.FromDays(1);

    /// <summary>
    /// Gets or initializes whether telemetry is sent; null (the default) for <c>DD_INSTRUMENTATION_TELEMETRY_ENABLED</c>, which is false by
    /// default.
    /// </summary>
    public bool? IsEnabled { get; init; }

    /// <summary>Gets or initializes the description of the process; that of this process by default.</summary>
    public ProcessDescription? Process { get; init; }

    /// <summary>
    /// Gets or initializes the address of the agent and the timeouts of requests; null (the default) for those of environment variables.
    /// </summary>
    public AgentClientOptions? Client { get; init; }

    /// <summary>
    /// Gets or initializes whether telemetry is sent to Datadog without an agent; false by default. This requires <c>DD_API_KEY</c>;
    /// <c>DD_SITE</c> selects the site, <c>datadoghq.com</c> by default. Without a key, or with an invalid site, nothing is sent and a
    /// warning is logged.
    /// </summary>
    public bool IsAgentless { get; init; }

    /// <summary>
    /// Gets or initializes the time between two reports, and between two heartbeats: 1 s to 1 day; null (the default) for
    /// <c>DD_TELEMETRY_HEARTBEAT_INTERVAL</c>, in seconds, or 60 s.
    /// </summary>
    public TimeSpan? Interval { get; init; }

    /// <summary>
    /// Gets or initializes whether metrics are sent, including those of the library; null (the default) for
    /// <c>DD_TELEMETRY_METRICS_ENABLED</c>, which is true by default.
    /// </summary>
    public bool? ReportsMetrics { get; init; }

    /// <summary>
    /// Gets or initializes whether logs are sent; null (the default) for <c>DD_TELEMETRY_LOG_COLLECTION_ENABLED</c>, which is true by
    /// default.
    /// </summary>
    public bool? ReportsLogs { get; init; }

    /// <summary>
    /// Gets or initializes whether dependencies are sent; null (the default) for <c>DD_TELEMETRY_DEPENDENCY_COLLECTION_ENABLED</c>, which
    /// is true by default.
    /// </summary>
    public bool? ReportsDependencies { get; init; }

    /// <summary>Gets or initializes whether assemblies that the program loads are among its dependencies; true by default.</summary>
    public bool ReportsAssemblies { get; init; } = true;

    /// <summary>Gets or initializes whether the telemetry is marked for debugging by Datadog; false by default.</summary>
    public bool IsDebug { get; init; }

    /// <summary>
    /// Gets or initializes the most memory, in bytes, of messages that wait for an agent; 64 KiB to 64 MiB, 2 MiB by default. When it is
    /// full, the oldest are dropped and counted.
    /// </summary>
    public long MaxBacklogBytes { get; init; } = 2 * 1024 * 1024;

    /// <summary>
    /// Gets or initializes the timeout of <see cref="TelemetryClient.FlushAsync"/>; above 0 to 1 hour, or
    /// <see cref="Timeout.InfiniteTimeSpan"/> for none; 30 s by default.
    /// </summary>
    public TimeSpan FlushTimeout { get; init; } = TimeSpan.FromSeconds(30);

    /// <summary>
    /// Gets or initializes how long <see cref="TelemetryClient.DisposeAsync"/> and the end of the process may take to send waiting
    /// messages. From 0 (none are sent) to 1 hour, 2 s by default. With a writer, the process waits for both within
    /// <see cref="AgentWriterOptions.ExitTimeout"/>.
    /// </summary>
    public TimeSpan ShutdownTimeout { get; init; } = TimeSpan.FromSeconds(2);

    /// <summary>Gets or initializes the log for telemetry that cannot be sent; none by default.</summary>
    public ILogger Logger { get; init; } = NullLogger.Instance;

    /// <summary>Gets or initializes the clock; the system clock by default.</summary>
    public TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Gets or initializes the variables; those of the process by default.</summary>
    internal Variables Variables { get; init; } = Variables.OfProcess;

    /// <summary>Gets or initializes the address for telemetry without an agent; null for that of variables.</summary>
    internal AgentAddress? IntakeAddress { get; init; }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Some of the options, without the key.</returns>
    public override string ToString()
        => $"{(IsEnabled is { } isEnabled ? isEnabled ? "on" : "off" : "as variables say")}{(IsAgentless ? ", agentless" : "")}, "
            + $"{MaxBacklogBytes} bytes held";

    /// <exception cref="ArgumentException">An option is null or out of range.</exception>
    internal void Check()
    {
        ArgumentNullException.ThrowIfNull(Logger);
        ArgumentNullException.ThrowIfNull(Time);
        OptionRange.Check(Interval is null
            || (Interval >= TimeSpan.FromSeconds(1) && Interval <= s_day), nameof(Interval), Interval, "1 s to 1 day");
        OptionRange.Check(MaxBacklogBytes is >= 64 * 1024
            and <= 64 * 1024 * 1024, nameof(MaxBacklogBytes), MaxBacklogBytes, "64 KiB to 64 MiB");
        OptionRange.Check(FlushTimeout == Timeout.InfiniteTimeSpan
            || (FlushTimeout > TimeSpan.Zero && FlushTimeout <= TimeSpan.FromHours(1)), nameof(FlushTimeout), FlushTimeout,
                "above 0 to 1 hour, or infinite");
        OptionRange.Check(ShutdownTimeout >= TimeSpan.Zero
            && ShutdownTimeout <= TimeSpan.FromHours(1), nameof(ShutdownTimeout), ShutdownTimeout, "0 to 1 hour");
    }

    internal TelemetryWanted ReadWanted() => new(
        ReportsMetrics ?? TelemetryVariables.ReadMetrics(Variables),
        ReportsLogs ?? TelemetryVariables.ReadLogs(Variables),
        ReportsDependencies ?? TelemetryVariables.ReadDependencies(Variables));
}
