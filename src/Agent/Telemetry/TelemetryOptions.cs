using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>Whether and how a <see cref="TelemetryClient"/> tells Datadog of the tracer itself.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record TelemetryOptions
{
    private static readonly TimeSpan s_day = TimeSpan.FromDays(1);

    /// <summary>Gets or initializes whether anything is told; null (the default) for <c>DD_INSTRUMENTATION_TELEMETRY_ENABLED</c>, which is false unless it is set.</summary>
    public bool? IsEnabled { get; init; }

    /// <summary>Gets or initializes what is said of the process; that of this process by default.</summary>
    public ProcessDescription? Process { get; init; }

    /// <summary>Gets or initializes where the agent is and how long requests may take; null (the default) for what environment variables say.</summary>
    public AgentClientOptions? Client { get; init; }

    /// <summary>
    /// Gets or initializes whether telemetry goes to Datadog without an agent; false by default. Then <c>DD_API_KEY</c> must be set, and <c>DD_SITE</c> says where, <c>datadoghq.com</c> when it is not set.
    /// Without a key, or with a site that is none, nothing is told, and a warning is logged.
    /// </summary>
    public bool IsAgentless { get; init; }

    /// <summary>Gets or initializes the time between two reports, and between two heartbeats: 1 s to 1 day; null (the default) for <c>DD_TELEMETRY_HEARTBEAT_INTERVAL</c>, in seconds, or 60 s.</summary>
    public TimeSpan? Interval { get; init; }

    /// <summary>Gets or initializes whether metrics are told, also those of the library; null (the default) for <c>DD_TELEMETRY_METRICS_ENABLED</c>, which is true unless it is set.</summary>
    public bool? ReportsMetrics { get; init; }

    /// <summary>Gets or initializes whether logs are told; null (the default) for <c>DD_TELEMETRY_LOG_COLLECTION_ENABLED</c>, which is true unless it is set.</summary>
    public bool? ReportsLogs { get; init; }

    /// <summary>Gets or initializes whether dependencies are told; null (the default) for <c>DD_TELEMETRY_DEPENDENCY_COLLECTION_ENABLED</c>, which is true unless it is set.</summary>
    public bool? ReportsDependencies { get; init; }

    /// <summary>Gets or initializes whether assemblies that the program loads are among its dependencies; true by default.</summary>
    public bool ReportsAssemblies { get; init; } = true;

    /// <summary>Gets or initializes whether those who read the telemetry are to look closely; false by default.</summary>
    public bool IsDebug { get; init; }

    /// <summary>Gets or initializes the memory, in bytes, of messages that wait for an agent; 64 KiB to 64 MiB, 2 MiB by default. The oldest go for newer ones, and are counted.</summary>
    public long MaxBacklogBytes { get; init; } = 2 * 1024 * 1024;

    /// <summary>Gets or initializes how long <see cref="TelemetryClient.FlushAsync"/> waits; above 0 to 1 hour, or <see cref="Timeout.InfiniteTimeSpan"/> for as long as it takes; 30 s by default.</summary>
    public TimeSpan FlushTimeout { get; init; } = TimeSpan.FromSeconds(30);

    /// <summary>Gets or initializes how long <see cref="TelemetryClient.DisposeAsync"/> tries to send what waits, and the end of the process waits for that; 0 (not at all) to 1 hour, 2 s by default.
    /// With a writer, <see cref="AgentWriterOptions.ExitTimeout"/> is what the process waits for both.</summary>
    public TimeSpan ShutdownTimeout { get; init; } = TimeSpan.FromSeconds(2);

    /// <summary>Gets or initializes what is told when telemetry cannot be sent; nothing by default.</summary>
    public ILogger Logger { get; init; } = NullLogger.Instance;

    /// <summary>Gets or initializes the clock; that of the system by default.</summary>
    public TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Gets or initializes the variables; those of the process by default.</summary>
    internal Variables Variables { get; init; } = Variables.OfProcess;

    /// <summary>Gets or initializes where telemetry goes without an agent; null for what variables say.</summary>
    internal AgentAddress? IntakeAddress { get; init; }

    /// <summary>Says what is on; for a person, not for parsing.</summary>
    /// <returns>Some of the options. The key is not among them.</returns>
    public override string ToString() => $"{(IsEnabled is { } isEnabled ? isEnabled ? "on" : "off" : "as variables say")}{(IsAgentless ? ", agentless" : "")}, {MaxBacklogBytes} bytes held";

    /// <exception cref="ArgumentException">Something is null or out of range.</exception>
    internal void Check()
    {
        ArgumentNullException.ThrowIfNull(Logger);
        ArgumentNullException.ThrowIfNull(Time);
        OptionRange.Check(Interval is null || (Interval >= TimeSpan.FromSeconds(1) && Interval <= s_day), nameof(Interval), Interval, "1 s to 1 day");
        OptionRange.Check(MaxBacklogBytes is >= 64 * 1024 and <= 64 * 1024 * 1024, nameof(MaxBacklogBytes), MaxBacklogBytes, "64 KiB to 64 MiB");
        OptionRange.Check(FlushTimeout == Timeout.InfiniteTimeSpan || (FlushTimeout > TimeSpan.Zero && FlushTimeout <= TimeSpan.FromHours(1)), nameof(FlushTimeout), FlushTimeout, "above 0 to 1 hour, or infinite");
        OptionRange.Check(ShutdownTimeout >= TimeSpan.Zero && ShutdownTimeout <= TimeSpan.FromHours(1), nameof(ShutdownTimeout), ShutdownTimeout, "0 to 1 hour");
    }

    internal TelemetryWanted ReadWanted() => new(
        ReportsMetrics ?? TelemetryVariables.ReadMetrics(Variables),
        ReportsLogs ?? TelemetryVariables.ReadLogs(Variables),
        ReportsDependencies ?? TelemetryVariables.ReadDependencies(Variables));
}
