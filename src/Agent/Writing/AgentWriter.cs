using System.Diagnostics;

namespace SpanPack;

/// <summary>Accepts chunks of spans from the threads that end traces, and sends them to the agent.</summary>
/// <remarks>
/// <para>
/// <see cref="Write(in TraceChunk)"/> serializes on the calling thread, into a segment in memory, and returns: it never waits for the
/// network and never throws. Spans may be collected afterwards; only bytes are buffered. A segment is closed and sent after the chunk that
/// exceeds its size, or after an interval. The format is negotiated with the agent. Unsent payloads are buffered up to a limit in bytes.
/// When the buffer is full, the oldest are dropped and counted by reason (<see cref="Sent"/>, <see cref="GetDropped"/>, meter
/// <c>SpanPack.Agent</c>).
/// </para>
/// <para>All members may be used by any number of threads.</para>
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class AgentWriter : IAsyncDisposable, IDisposable
{
    private readonly WriterTotals _totals = new();
    private readonly CancellationTokenSource _ending = new();
    private readonly AgentWriterOptions _options;
    private readonly HeldMemory _memory;
    private readonly SegmentQueue _queue;
    private readonly StripeSet _stripes;
    private readonly ChunkGate _gate;
    private readonly SpanRedactor _redactor;
    private readonly AgentClient _client;
    private readonly Reachability _reachability;
    private readonly AgentLink _link;
    private readonly FormatPolicy _formats;
    private readonly SegmentSender _sender;
    private readonly SendLoop _loop;
    private readonly AgentMeter _meter;
    private readonly AgentLog _log;
    private readonly Func<bool, Task> _exitFlush;
    private readonly Task _loops;
    private Task? _disposal;

    /// <summary>Creates a writer and starts to request <c>/info</c> of the agent.</summary>
    /// <param name="options">How to write, buffer and send; null for the defaults.</param>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public AgentWriter(AgentWriterOptions? options = null)
    {
        _options = options ?? new AgentWriterOptions();
        _options.Check();
        TimeProvider time = _options.Time;
        ProcessDescription process = Process = _options.Process ?? ProcessDescription.Current;
        _memory = new HeldMemory(_options.MaxHeldBytes);
        _queue = new SegmentQueue(_totals);
        _memory.Evict = () => _queue.TryDropOldest(DropReason.Evicted);
        var factory = new SegmentFactory(process, _memory, _options.SegmentBytes);
        var wakeUp = new WakeUp(time);
        _stripes = new StripeSet(factory, _queue, _totals, wakeUp, _options.MaxStripes);
        var log = _log = new AgentLog(_options.Logger, _totals, time);
        _gate = new ChunkGate(_stripes, _totals, log, new GlobalTagList(process.GlobalTags));
        _redactor = new SpanRedactor(_options.Redaction, _options.Variables, log.HookFailed);
        _reachability = new Reachability(_memory, _totals, log);
        _client = AgentClient.For(process, _options.ClientOptions);
        log.Ignored(_client.AddressRules.IgnoredVariables, _client.ToString());
        WrongVariables.Report(_options.Variables, log);
        var infoWanted = new WakeUp(time);
        Telemetry = CreateTelemetry(process);
        _formats = new FormatPolicy(_options.Format ?? ProtocolVersion.Parse(_options.Variables[ProtocolVersion.Variable]), factory);
        _link = new AgentLink(_client, _reachability, infoWanted, time, _formats.ForgetLimit, Telemetry.IsEnabled
            ? new WriterTelemetry(Telemetry, _totals)
            : null);
        _sender = new SegmentSender(_link, _queue, new SegmentCutter(_memory), _formats, _totals, log, time);
        _meter = new AgentMeter(_totals, _memory, _stripes);
        _loop = new SendLoop(_stripes, _queue, _sender, _memory, wakeUp, log, new CloseTimer(_options.FlushInterval, time));
        var poller = new InfoPoller(_link, _reachability, _formats, infoWanted, log, Telemetry.Learn, time);
        _loops = Start(_loop, poller, _ending.Token);
        _exitFlush = FlushAtExitAsync;
        if (_options.ExitTimeout > TimeSpan.Zero) ExitFlush.Add(_exitFlush);
    }

    /// <summary>
    /// Raised before buffered spans are sent at once: by a flush, when the writer ends, and when the process ends. Components that buffer
    /// spans should write them here. Exceptions of handlers are logged.
    /// </summary>
    public event Action? Flushing;

    /// <summary>Gets the description of the process.</summary>
    public ProcessDescription Process { get; }

    /// <summary>Gets the amounts that the agent has accepted.</summary>
    public AgentWriterAmounts Sent => _totals.Sent;

    /// <summary>
    /// Gets the memory, in bytes, of payloads that are being written, wait or are being sent. It never exceeds
    /// <see cref="AgentWriterOptions.MaxHeldBytes"/>, except while a payload is split or converted.
    /// </summary>
    public long HeldBytes => _memory.HeldBytes;

    /// <summary>Gets the telemetry of this writer and of the program's own reports; disabled by default. It ends with the writer.</summary>
    public TelemetryClient Telemetry { get; }

    /// <summary>Gets the latest sampling rates of the agent.</summary>
    public AgentSamplingRates SamplingRates => _link.Rates;

    /// <summary>Gets the format of the next segments: v0.4 until the agent's info is known.</summary>
    public TraceFormat Format => _formats.Format;

    /// <summary>Gets the rules that select the address of the agent.</summary>
    internal AgentAddressRules AddressRules => _client.AddressRules;

    /// <summary>Gets the number of retries.</summary>
    internal long Retries => _totals.Retries;

    /// <summary>Gets the amounts that were dropped for a reason.</summary>
    /// <param name="reason">The reason.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such reason.</exception>
    public AgentWriterAmounts GetDropped(DropReason reason)
        => Enum.IsDefined(reason)
            ? _totals.Dropped(reason)
            : throw new ArgumentOutOfRangeException(nameof(reason), reason, "There is no such reason.");

    /// <summary>Replaces <see cref="ProcessDescription.GlobalTags"/> for spans that are written from now on.</summary>
    /// <param name="tags">The tags; null for those of the process.</param>
    internal void UseGlobalTags(IReadOnlyDictionary<string, string>? tags) => _gate.Use(new GlobalTagList(tags ?? Process.GlobalTags));

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The destination and the number of sent spans.</returns>
    public override string ToString() => $"{_client}: {Sent.Spans} spans sent, {HeldBytes} bytes held";

    // Loops must not carry what the thread that made the writer had in its context: a request, a trace.
    private static Task Start(SendLoop loop, InfoPoller poller, CancellationToken ending)
    {
        using (ExecutionContext.SuppressFlow())
            return Task.WhenAll(Task.Run(() => loop.RunAsync(ending), CancellationToken.None),
                Task.Run(() => poller.RunAsync(ending), CancellationToken.None));
    }
}
