using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;

namespace SpanPack;

/// <summary>Options of an <see cref="AgentWriter"/>: how it writes, buffers and sends. The defaults are for services.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed record AgentWriterOptions
{
    private const int MinSegmentBytes = 64 * 1024;

    /// <summary>Gets or initializes the description of the process; that of this process by default.</summary>
    public ProcessDescription? Process { get; init; }

    /// <summary>
    /// Gets or initializes the address of the agent, such as <c>http://127.0.0.1:8126</c> or <c>unix:///var/run/datadog/apm.socket</c>,
    /// with precedence over <see cref="Client"/>; null (the default) for that of the client or environment variables.
    /// </summary>
    public string? AgentUrl { get; init; }

    /// <summary>
    /// Gets or initializes the address of the agent and the timeouts of requests; null (the default) for those of environment variables.
    /// </summary>
    public AgentClientOptions? Client { get; init; }

    /// <summary>
    /// Gets or initializes the format; null (the default) for <c>DD_TRACE_AGENT_PROTOCOL_VERSION</c>, or if that is not set the best that
    /// the agent accepts. An agent that does not accept the format gets v0.4.
    /// </summary>
    public TraceFormat? Format { get; init; }

    /// <summary>
    /// Gets or initializes the size, in bytes, after which a segment is closed and sent; 64 KiB to 25 MiB, 512 KiB by default.
    /// </summary>
    public int SegmentBytes { get; init; } = 512 * 1024;

    /// <summary>Gets or initializes how long a segment may wait for more chunks; above 0 to 1 hour, 1 s by default.</summary>
    public TimeSpan FlushInterval { get; init; } = TimeSpan.FromSeconds(1);

    /// <summary>
    /// Gets or initializes the most memory, in bytes, of payloads that are being written, wait or are being sent; 1 MiB or more, 32 MiB by
    /// default. When it is full, the oldest payloads are dropped and counted.
    /// </summary>
    public long MaxHeldBytes { get; init; } = 32 * 1024 * 1024;

    /// <summary>
    /// Gets or initializes how many segments may be written concurrently; 1 to 64, by default the number of processors, at most 4. More
    /// than one are used under contention.
    /// </summary>
    public int MaxStripes { get; init; } = Math.Min(Environment.ProcessorCount, 4);

    /// <summary>
    /// Gets or initializes the timeout of <see cref="AgentWriter.FlushAsync(CancellationToken)"/>; above 0 to 1 hour, or
    /// <see cref="Timeout.InfiniteTimeSpan"/> for none; 30 s by default.
    /// </summary>
    public TimeSpan FlushTimeout { get; init; } = TimeSpan.FromSeconds(30);

    /// <summary>
    /// Gets or initializes how long <see cref="AgentWriter.DisposeAsync"/> tries to send buffered payloads; 0 to 1 hour, 5 s by default.
    /// </summary>
    public TimeSpan ShutdownTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>
    /// Gets or initializes how long the end of the process waits until buffered payloads are sent; 0 (none are sent) to 1 hour, 5 s by
    /// default.
    /// </summary>
    public TimeSpan ExitTimeout { get; init; } = TimeSpan.FromSeconds(5);

    /// <summary>
    /// Gets or initializes the instrumentation telemetry of the writer; null (the default) for environment variables, which disable it by
    /// default. Process, agent and logger default to those of the writer.
    /// </summary>
    public TelemetryOptions? Telemetry { get; init; }

    /// <summary>
    /// Gets or initializes the redaction of spans before they are serialized; by default of values in statements, and of connection
    /// strings.
    /// </summary>
    public RedactionOptions Redaction { get; init; } = new();

    /// <summary>Gets or initializes the log for traces that cannot be sent; none by default.</summary>
    public ILogger Logger { get; init; } = NullLogger.Instance;

    /// <summary>Gets or initializes the clock; the system clock by default.</summary>
    internal TimeProvider Time { get; init; } = TimeProvider.System;

    /// <summary>Gets or initializes the environment variables; those of the process by default.</summary>
    internal Variables Variables { get; init; } = Variables.OfProcess;

    /// <summary>Gets the options of the client, with the address.</summary>
    internal AgentClientOptions? ClientOptions
        => AgentUrl is { } url ? (Client ?? new AgentClientOptions()).With(AgentAddressRules.Fixed(AgentAddress.Parse(url))) : Client;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Some of the options.</returns>
    public override string ToString()
        => $"segments of {SegmentBytes} bytes, {MaxHeldBytes} bytes held, every {FlushInterval.TotalSeconds} s";

    /// <summary>
    /// Checks the options, as the constructor of <see cref="AgentWriter"/> does, for callers that create the writer later.
    /// </summary>
    /// <exception cref="ArgumentException">An option is null or out of range.</exception>
    public void Check()
    {
        ArgumentNullException.ThrowIfNull(Logger);
        ArgumentNullException.ThrowIfNull(Redaction);
        OptionRange.Check(AgentUrl is null
            || AgentAddress.TryParse(AgentUrl, out _), nameof(AgentUrl), AgentUrl!,
                @"http://host:port, https://host:port, unix:///path or \\.\pipe\name");
        OptionRange.Check(SegmentBytes is >= MinSegmentBytes
            and <= TracePayloadWriterOptions.AgentLimitBytes, nameof(SegmentBytes), SegmentBytes, "64 KiB to 25 MiB");
        OptionRange.Check(FlushInterval > TimeSpan.Zero
            && FlushInterval <= TimeSpan.FromHours(1), nameof(FlushInterval), FlushInterval, "above 0 to 1 hour");
        OptionRange.Check(FlushTimeout == Timeout.InfiniteTimeSpan
            || (FlushTimeout > TimeSpan.Zero && FlushTimeout <= TimeSpan.FromHours(1)), nameof(FlushTimeout), FlushTimeout,
                "above 0 to 1 hour, or infinite");
        OptionRange.Check(MaxHeldBytes >= 1024 * 1024, nameof(MaxHeldBytes), MaxHeldBytes, "1 MiB or more");
        OptionRange.Check(MaxStripes is >= 1 and <= 64, nameof(MaxStripes), MaxStripes, "1 to 64");
        OptionRange.Check(ShutdownTimeout >= TimeSpan.Zero
            && ShutdownTimeout <= TimeSpan.FromHours(1), nameof(ShutdownTimeout), ShutdownTimeout, "0 to 1 hour");
        OptionRange.Check(ExitTimeout >= TimeSpan.Zero
            && ExitTimeout <= TimeSpan.FromHours(1), nameof(ExitTimeout), ExitTimeout, "0 to 1 hour");
        Telemetry?.Check();
        if (Format is { } format) _ = format.GetTraits();
    }
}
