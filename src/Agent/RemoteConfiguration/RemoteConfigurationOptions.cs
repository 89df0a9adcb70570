using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>Options of a <see cref="RemoteConfigurationClient"/>.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record RemoteConfigurationOptions
{
    private const string EnabledVariable = "DD_REMOTE_CONFIGURATION_ENABLED";

    /// <summary>
    /// Gets or initializes the description of the process, because configurations may target one service, environment or version; that of
    /// this process by default.
    /// </summary>
    public ProcessDescription? Process { get; init; }

    /// <summary>
    /// Gets or initializes the address of the agent and the timeouts of requests; null (the default) for those of environment variables.
    /// </summary>
    public AgentClientOptions? Client { get; init; }

    /// <summary>
    /// Gets or initializes whether polling is enabled; null (the default) for <c>DD_REMOTE_CONFIGURATION_ENABLED</c>, or true if that is
    /// not set.
    /// </summary>
    public bool? IsEnabled { get; init; }

    /// <summary>
    /// Gets or initializes the time from an answer to the next request, 1 ms to 1 hour. Null (the default) for
    /// <c>DD_REMOTE_CONFIG_POLL_INTERVAL_SECONDS</c>, or 5 s if that is not set or out of range.
    /// </summary>
    public TimeSpan? PollInterval { get; init; }

    /// <summary>Gets or initializes the log for configurations that cannot be applied; none by default.</summary>
    public ILogger Logger { get; init; } = NullLogger.Instance;

    /// <summary>Gets the clock; the system clock by default.</summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Gets the variables that are read; others in tests.</summary>
    internal Variables Variables { get; init; } = Variables.OfProcess;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Whether it is enabled, and the interval.</returns>
    public override string ToString() => ReadEnabled() ? $"every {ReadInterval().TotalSeconds} s" : "disabled";

    /// <exception cref="ArgumentException">An option is null or out of range.</exception>
    internal void Check()
    {
        ArgumentNullException.ThrowIfNull(Logger);
        OptionRange.Check(PollInterval is not { } time || SecondsVariable.Poll.Accepts(time), nameof(PollInterval), PollInterval,
            "1 ms to 1 hour");
    }

    internal bool ReadEnabled() => IsEnabled ?? !Variables.IsFalse(EnabledVariable);

    internal TimeSpan ReadInterval() => PollInterval ?? SecondsVariable.Poll.Read(Variables);
}
