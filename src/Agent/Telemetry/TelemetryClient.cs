using System.Diagnostics;

namespace SpanPack;

/// <summary>Tells Datadog of the tracer itself: that it runs, how it is set up, what it has loaded, how it fares. Off unless somebody switches it on.</summary>
/// <remarks>
/// <para>
/// What is reported is gathered and sent about once a minute, by a loop of its own; nothing is sent on the calling thread, and nothing fails there. The start goes first, again until the agent has taken it.
/// What cannot be sent waits, within <see cref="TelemetryOptions.MaxBacklogBytes"/>; what is lost is counted and told. An agent that says 404 is sent nothing any more, and nothing gathers; a client that an
/// <see cref="AgentWriter"/> uses begins anew when <c>/info</c> has changed since and lists the endpoint, others stay off.
/// </para>
/// <para>All members may be used by any number of threads.</para>
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class TelemetryClient : IAsyncDisposable
{
    private readonly TelemetryEngine? _engine;

    /// <summary>Makes a client. If it is on, the start is sent after a second, with what was reported by then.</summary>
    /// <param name="options">Whether and how; null for what environment variables say.</param>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public TelemetryClient(TelemetryOptions? options = null)
        : this(options ?? new TelemetryOptions(), null)
    {
        _engine?.EndWithProcess();
    }

    /// <summary>The same over a client that somebody else disposes of, who also ends it.</summary>
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

    /// <summary>Gets whether anything is told. If not, all that is reported is ignored.</summary>
    public bool IsEnabled => _engine is not null;

    /// <summary>Gets how many requests were taken.</summary>
    public long SentRequests => _engine?.SentRequests ?? 0;

    /// <summary>Gets how many messages, logs, values and entries had no room or were refused.</summary>
    public long LostItems => _engine?.Gathering.Losses.Total ?? 0;

    /// <summary>Gets the memory, in bytes, of what waits to be sent.</summary>
    public long HeldBytes => _engine?.HeldBytes ?? 0;

    /// <summary>Sends what was reported before the call, for <see cref="TelemetryOptions.FlushTimeout"/> (30 s) at most. Ends pauses between attempts.</summary>
    /// <param name="cancellationToken">Gives up. What was under way is sent again later.</param>
    /// <returns>Whether all was taken; true when nothing is told at all, false also when the time is over. What was not taken is sent again later (<see cref="HeldBytes"/>).</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public Task<bool> FlushAsync(CancellationToken cancellationToken = default) => _engine?.FlushAsync(cancellationToken) ?? Task.FromResult(true);

    /// <summary>Sends what waits and that this is the end, for <see cref="TelemetryOptions.ShutdownTimeout"/> at most.</summary>
    public ValueTask DisposeAsync() => _engine?.DisposeAsync() ?? ValueTask.CompletedTask;

    /// <summary>The same, for a time that is not longer.</summary>
    internal ValueTask EndAsync(TimeSpan time) => _engine?.EndAsync(time) ?? ValueTask.CompletedTask;

    /// <summary>Sends what was reported before the call, for a time at most.</summary>
    internal Task FlushWithinAsync(TimeSpan time) => _engine?.FlushWithinAsync(time) ?? Task.CompletedTask;

    /// <summary>Says what was sent; for a person.</summary>
    /// <returns>Where it goes, and how much.</returns>
    public override string ToString() => _engine?.ToString() ?? "off";

    /// <summary>Records with each report what somebody counts.</summary>
    internal void AddSource(Action source) => _engine?.Gathering.AddSource(source);

    /// <summary>It counts no more.</summary>
    internal void RemoveSource(Action source) => _engine?.Gathering.RemoveSource(source);

    /// <summary>The agent has said what it is.</summary>
    internal void Learn(AgentInfo info) => _engine?.Learn(info);
}
