using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>How an <see cref="AgentWriter"/> writes, holds and sends. The defaults are for services.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record AgentWriterOptions
{
    private const int MinSegmentBytes = 64 * 1024;

    /// <summary>Gets or initializes what is said of the process; that of this process by default.</summary>
    public ProcessDescription? Process { get; init; }

    /// <summary>Gets or initializes where the agent is, such as <c>http://127.0.0.1:8126</c> or <c>unix:///var/run/datadog/apm.socket</c>, whatever <see cref="Client"/> says; null (the default) for what that or environment variables say.</summary>
    public string? AgentUrl { get; init; }

    /// <summary>Gets or initializes where the agent is and how long requests may take; null (the default) for what environment variables say.</summary>
    public AgentClientOptions? Client { get; init; }

    /// <summary>Gets or initializes the format; null (the default) for <c>DD_TRACE_AGENT_PROTOCOL_VERSION</c>, and without it for the best that the agent takes. An agent that does not take the format gets v0.4.</summary>
    public TraceFormat? Format { get; init; }

    /// <summary>Gets or initializes the size, in bytes, after which a segment is closed and sent; 64 KiB to 25 MiB, 4 MiB by default.</summary>
    public int SegmentBytes { get; init; } = 4 * 1024 * 1024;

    /// <summary>Gets or initializes how long a segment may wait for more chunks; above 0 to 1 hour, 1 s by default.</summary>
    public TimeSpan FlushInterval { get; init; } = TimeSpan.FromSeconds(1);

    /// <summary>Gets or initializes the most memory, in bytes, of all that is being written, waits or is being sent; 1 MiB or more, 32 MiB by default. What it cannot hold is dropped, the oldest first, and counted.</summary>
    public long MaxHeldBytes { get; init; } = 32 * 1024 * 1024;

    /// <summary>Gets or initializes how many segments may be written at a time; 1 to 64, by default the number of processors, 4 at most. More than one are used when threads wait for each other.</summary>
    public int MaxStripes { get; init; } = Math.Min(Environment.ProcessorCount, 4);

    /// <summary>Gets or initializes how long <see cref="AgentWriter.FlushAsync(CancellationToken)"/> waits for the agent; above 0 to 1 hour, or <see cref="Timeout.InfiniteTimeSpan"/> for as long as it takes; 30 s by default.</summary>
    public TimeSpan FlushTimeout { get; init; } = TimeSpan.FromSeconds(30);

    /// <summary>Gets or initializes how long <see cref="AgentWriter.DisposeAsync"/> tries to send what is held; 0 to 1 hour, 5 s by default.</summary>
    public TimeSpan ShutdownTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>Gets or initializes how long the end of the process waits until what is held is sent; zero for not at all, 1 hour at most, 5 s by default.</summary>
    public TimeSpan ExitTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>Gets or initializes whether and how Datadog is told of the writer itself; null (the default) for what environment variables say, which is not at all unless one is set. What it does not say of process, agent and logger is as here.</summary>
    public TelemetryOptions? Telemetry { get; init; }

    /// <summary>Gets or initializes what is taken out of spans before they are serialized: by default values in statements, and connection strings.</summary>
    public RedactionOptions Redaction { get; init; } = new();

    /// <summary>Gets or initializes what is told when traces cannot be sent; nothing by default.</summary>
    public ILogger Logger { get; init; } = NullLogger.Instance;

    /// <summary>Gets or initializes the clock; that of the system by default.</summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Gets the options of the client, with the address.</summary>
    internal AgentClientOptions? ClientOptions => AgentUrl is { } url ? (Client ?? new AgentClientOptions()).With(AgentAddressRules.Fixed(AgentAddress.Parse(url))) : Client;

    /// <summary>Says the limits; for a person, not for parsing.</summary>
    /// <returns>Some of the options.</returns>
    public override string ToString() => $"segments of {SegmentBytes} bytes, {MaxHeldBytes} bytes held, every {FlushInterval.TotalSeconds} s";

    /// <summary>Checks the options, as the constructor of <see cref="AgentWriter"/> does: for who makes the writer later.</summary>
    /// <exception cref="ArgumentException">Something is null or out of range.</exception>
    public void Check()
    {
        ArgumentNullException.ThrowIfNull(Logger);
        ArgumentNullException.ThrowIfNull(Redaction);
        OptionRange.Check(AgentUrl is null || AgentAddress.TryParse(AgentUrl, out _), nameof(AgentUrl), AgentUrl!, @"http://host:port, https://host:port, unix:///path or \\.\pipe\name");
        OptionRange.Check(SegmentBytes is >= MinSegmentBytes and <= TracePayloadWriterOptions.AgentLimitBytes, nameof(SegmentBytes), SegmentBytes, "64 KiB to 25 MiB");
        OptionRange.Check(FlushInterval > TimeSpan.Zero && FlushInterval <= TimeSpan.FromHours(1), nameof(FlushInterval), FlushInterval, "above 0 to 1 hour");
        OptionRange.Check(FlushTimeout == Timeout.InfiniteTimeSpan || (FlushTimeout > TimeSpan.Zero && FlushTimeout <= TimeSpan.FromHours(1)), nameof(FlushTimeout), FlushTimeout, "above 0 to 1 hour, or infinite");
        OptionRange.Check(MaxHeldBytes >= 1024 * 1024, nameof(MaxHeldBytes), MaxHeldBytes, "1 MiB or more");
        OptionRange.Check(MaxStripes is >= 1 and <= 64, nameof(MaxStripes), MaxStripes, "1 to 64");
        OptionRange.Check(ShutdownTimeout >= TimeSpan.Zero && ShutdownTimeout <= TimeSpan.FromHours(1), nameof(ShutdownTimeout), ShutdownTimeout, "0 to 1 hour");
        OptionRange.Check(ExitTimeout >= TimeSpan.Zero && ExitTimeout <= TimeSpan.FromHours(1), nameof(ExitTimeout), ExitTimeout, "0 to 1 hour");
        Telemetry?.Check();
        if (Format is { } format) _ = format.GetTraits();
    }
}
