using System.Diagnostics;

namespace SpanPack;

/// <summary>Takes chunks of spans from the threads that end traces, and sends them to the agent.</summary>
/// <remarks>
/// <para>
/// <see cref="Write(in TraceChunk)"/> serializes on the calling thread, into a segment in memory, and returns: it never waits for the network and never throws. Spans may be collected afterwards; only bytes wait. A segment
/// is closed after the chunk that passes its size, or after an interval, and sent. The format is negotiated with the agent. What cannot be sent is held, up to one limit in bytes, and what goes
/// then is counted (<see cref="Sent"/>, <see cref="GetDropped"/>, meter <c>SpanPack.Agent</c>).
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

    /// <summary>Makes a writer and begins to ask the agent what it is.</summary>
    /// <param name="options">How to write, hold and send; null for the defaults.</param>
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
        _redactor = new SpanRedactor(_options.Redaction, Variables.OfProcess, log.HookFailed);
        _reachability = new Reachability(_memory, _totals, log);
        _client = AgentClient.For(process, _options.ClientOptions);
        log.Ignored(_client.AddressRules.IgnoredVariables, _client.ToString());
        var infoWanted = new WakeUp(time);
        Telemetry = CreateTelemetry(process);
        _formats = new FormatPolicy(_options.Format ?? ProtocolVersion.OfEnvironment(), factory);
        _link = new AgentLink(_client, _reachability, infoWanted, time, _formats.ForgetLimit, Telemetry.IsEnabled ? new WriterTelemetry(Telemetry, _totals) : null);
        _sender = new SegmentSender(_link, _queue, new SegmentCutter(_memory), _formats, _totals, log, time);
        _meter = new AgentMeter(_totals, _memory, _stripes);
        _loop = new SendLoop(_stripes, _queue, _sender, _memory, wakeUp, log, new CloseTimer(_options.FlushInterval, time));
        var poller = new InfoPoller(_link, _reachability, _formats, infoWanted, log, Telemetry.Learn, time);
        _loops = Start(_loop, poller, _ending.Token);
        _exitFlush = FlushAtExitAsync;
        if (_options.ExitTimeout > TimeSpan.Zero) ExitFlush.Add(_exitFlush);
    }

    /// <summary>
    /// Raised before what is held is sent at once: by a flush, when the writer ends, and when the process does. Who holds spans back for a while writes them now.
    /// What a handler throws is logged.
    /// </summary>
    public event Action? Flushing;

    /// <summary>Gets what it says of the process.</summary>
    public ProcessDescription Process { get; }

    /// <summary>Gets how much the agent has taken.</summary>
    public AgentWriterAmounts Sent => _totals.Sent;

    /// <summary>Gets the memory, in bytes, of what is being written, waits or is being sent. Never above <see cref="AgentWriterOptions.MaxHeldBytes"/>, but for a payload that is cut or converted.</summary>
    public long HeldBytes => _memory.HeldBytes;

    /// <summary>Gets what tells Datadog of this writer, and of what the program adds: off unless somebody switched it on. It ends with the writer.</summary>
    public TelemetryClient Telemetry { get; }

    /// <summary>Gets the sampling rates that the agent has said last.</summary>
    public AgentSamplingRates SamplingRates => _link.Rates;

    /// <summary>Gets the format of the next segments: v0.4 until the agent has said what it takes.</summary>
    public TraceFormat Format => _formats.Format;

    /// <summary>Gets where the agent is.</summary>
    internal AgentAddressRules AddressRules => _client.AddressRules;

    /// <summary>Gets how often a segment was put back to be sent again.</summary>
    internal long Retries => _totals.Retries;

    /// <summary>Gets how much was dropped for a reason.</summary>
    /// <param name="reason">The reason.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such reason.</exception>
    public AgentWriterAmounts GetDropped(DropReason reason)
        => Enum.IsDefined(reason) ? _totals.Dropped(reason) : throw new ArgumentOutOfRangeException(nameof(reason), reason, "There is no such reason.");

    /// <summary>Adds other tags than <see cref="ProcessDescription.GlobalTags"/> to spans that lack them from now on.</summary>
    /// <param name="tags">The tags; null for those of the process.</param>
    internal void UseGlobalTags(IReadOnlyDictionary<string, string>? tags) => _gate.Use(new GlobalTagList(tags ?? Process.GlobalTags));

    /// <summary>Says what became of spans; for a person.</summary>
    /// <returns>Where it sends, and how many.</returns>
    public override string ToString() => $"{_client}: {Sent.Spans} spans sent, {HeldBytes} bytes held";

    // Loops must not carry what the thread that made the writer had in its context: a request, a trace.
    private static Task Start(SendLoop loop, InfoPoller poller, CancellationToken ending)
    {
        using (ExecutionContext.SuppressFlow())
            return Task.WhenAll(Task.Run(() => loop.RunAsync(ending), CancellationToken.None), Task.Run(() => poller.RunAsync(ending), CancellationToken.None));
    }
}
