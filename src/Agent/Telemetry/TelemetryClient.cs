using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Sends instrumentation telemetry to Datadog: start, settings, loaded libraries and health of the tracer. It is disabled by default.
/// </summary>
/// <remarks>
/// <para>
/// Reports are gathered and sent about once a minute by a background loop; calls neither send nor throw. The start is sent first and
/// repeated until the agent has accepted it. Messages wait for an agent within <see cref="TelemetryOptions.MaxBacklogBytes"/>; lost ones
/// are counted and reported. After a 404 nothing is gathered or sent. A client of an <see cref="AgentWriter"/> resumes when <c>/info</c>
/// has changed and lists the endpoint; other clients stay disabled.
/// </para>
/// <para>All members may be used by any number of threads.</para>
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class TelemetryClient : IAsyncDisposable
{
    private readonly TelemetryEngine? _engine;

    /// <summary>Creates a client. If it is enabled, the start is sent after a second, with everything reported by then.</summary>
    /// <param name="options">The options; null for those of environment variables.</param>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public TelemetryClient(TelemetryOptions? options = null)
        : this(options ?? new TelemetryOptions(), null)
    {
        _engine?.EndWithProcess();
    }

    /// <summary>Creates a client over an agent client that its owner disposes of.</summary>
    internal TelemetryClient(TelemetryOptions options, AgentClient? shared)
    {
        options.Check();
        if (!(options.IsEnabled ?? TelemetryVariables.ReadEnabled(options.Variables))) return;
        var report = new TelemetryReport(options.Logger, options.Time);
        ProcessDescription process = options.Process ?? ProcessDescription.Current;
        string? reason = null;
        TelemetryTarget? target = options.IsAgentless
            ? TelemetryTarget.ToIntake(options.Variables, options.IntakeAddress, process, out reason)
            : TelemetryTarget.ToAgent(shared, options.Client, process);
        if (target is null) report.NoRoute(reason!);
        else _engine = new TelemetryEngine(options, target, report);
    }

    /// <summary>Gets whether telemetry is enabled. If not, reports are ignored.</summary>
    public bool IsEnabled => _engine is not null;

    /// <summary>Gets the number of accepted requests.</summary>
    public long SentRequests => _engine?.SentRequests ?? 0;

    /// <summary>Gets the number of messages, logs, values and entries that exceeded a limit or were refused.</summary>
    public long LostItems => _engine?.Gathering.Losses.Total ?? 0;

    /// <summary>Gets the memory of waiting messages, in bytes.</summary>
    public long HeldBytes => _engine?.HeldBytes ?? 0;

    /// <summary>
    /// Sends everything reported before the call, for at most <see cref="TelemetryOptions.FlushTimeout"/> (30 s by default). Ends pauses
    /// between attempts.
    /// </summary>
    /// <param name="cancellationToken">Cancels the flush. Unsent messages are sent later.</param>
    /// <returns>
    /// Whether everything was accepted; true when telemetry is disabled, false when the time is over. Unsent messages
    /// (<see cref="HeldBytes"/>) are sent later.
    /// </returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public Task<bool> FlushAsync(CancellationToken cancellationToken = default)
        => _engine?.FlushAsync(cancellationToken) ?? Task.FromResult(true);

    /// <summary>Sends waiting messages and the end, for at most <see cref="TelemetryOptions.ShutdownTimeout"/>.</summary>
    public ValueTask DisposeAsync() => _engine?.DisposeAsync() ?? ValueTask.CompletedTask;

    /// <summary>Ends the client within a shorter time.</summary>
    internal ValueTask EndAsync(TimeSpan time) => _engine?.EndAsync(time) ?? ValueTask.CompletedTask;

    /// <summary>Sends everything reported before the call within a time.</summary>
    internal Task FlushWithinAsync(TimeSpan time) => _engine?.FlushWithinAsync(time) ?? Task.CompletedTask;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Where it goes, and how much.</returns>
    public override string ToString() => _engine?.ToString() ?? "off";

    /// <summary>Adds a callback that records counts for each report.</summary>
    internal void AddSource(Action source) => _engine?.Gathering.AddSource(source);

    /// <summary>Applies the info of the agent.</summary>
    internal void Learn(AgentInfo info) => _engine?.Learn(info);
}
