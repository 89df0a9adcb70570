using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Listens to the activities of the process, gathers those of a local trace, and gives them as spans to an <see cref="AgentWriter"/>: when the local root ends, later ones by themselves, and earlier
/// when many wait or wait for long.
/// </summary>
/// <remarks>
/// <para>One is enough for a process. Traces that are not kept are recorded and sent as well, marked so: the agent counts them before it drops them.</para>
/// <para>All members may be used by any number of threads.</para>
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed partial class ActivityTraceCollector : IAsyncDisposable, IDisposable
{
    private readonly TraceGathering _gathering;
    private readonly ScopedActivities _scopes;
    private readonly TraceCounts _counts = new();
    private readonly AgentWriter _writer;
    private readonly ProgramCallbacks _callbacks;
    private readonly TraceChunkWriter _chunks;
    private readonly TraceSampler _sampler;
    private readonly ActivityMapper _mapper;
    private readonly IReadOnlyList<KeyValuePair<string, TagValue>> _resource;
    private readonly LocalTraces _traces;
    private readonly ActivityListener? _listener;
    private readonly PropagatorRegistration? _propagator;
    private readonly SourcePatterns _sources;
    private readonly BaggageTags? _baggage;
    private readonly ForwardedSources _forwarded = new();
    private readonly TraceContexts _contexts;
    private readonly CollectorMeter _meter;
    private readonly ITimer _timer;
    private readonly long _maxWait; // milliseconds
    private readonly bool _ownsWriter;
    private readonly bool _isShare;
    private IReadOnlyDictionary<string, string>? _remoteTags; // null for those of the process

    /// <summary>Begins to listen.</summary>
    /// <param name="writer">Where spans go. It is not disposed of. Null for one of its own, which environment variables describe.</param>
    /// <param name="options">What to collect and how; null for the defaults.</param>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public ActivityTraceCollector(AgentWriter? writer = null, ActivityTraceOptions? options = null)
    {
        options ??= new ActivityTraceOptions();
        options.Check();
        var variables = new Variables(options.ReadVariable);
        IsEnabled = options.IsEnabled ?? variables.WantSpans;
        _ownsWriter = writer is null;
        _writer = writer ?? new AgentWriter(new AgentWriterOptions { Logger = options.Logger });
        ProcessDescription process = _writer.Process;
        ResourceDescription resource = ProcessResource.Of(process, _resource = options.Resource);
        string service = ProcessResource.ServiceOf(process, options.Resource);
        var mapping = ServiceMapping.Read(variables);
        var log = new CollectorLog(options.Logger);
        var settings = new MappingSettings(options, variables);
        _mapper = new ActivityMapper(settings.Describe(resource));
        var sampling = new SamplingSettings(options.Sampling ?? new SamplingOptions(), variables, readsSampler: options.Listens);
        var propagation = new PropagationSettings(options.Propagation ?? new PropagationOptions(), variables);
        foreach (string problem in settings.Problems.Concat(sampling.Problems).Concat(propagation.Problems)) log.Ignored(problem);
        int partialFlush = PartialFlush.Read(options.PartialFlushSpans, variables, log);
        if (IsEnabled) log.Unused(UnusedVariables.FindSet(variables));
        var sampler = _sampler = new TraceSampler(sampling, () => _writer.SamplingRates, process.Environment ?? "", mapping.NameOf(service), options.Time);
        _sources = new SourcePatterns(options.IncludedSources, options.ExcludedSources.Concat(settings.DisabledSources));
        _baggage = settings.Baggage;
        _maxWait = (long)options.MaxWait.TotalMilliseconds;
        var spans = new ProcessSpans(_mapper, resource, service, mapping);
        var waiting = new WaitingPlaces<LocalTrace>(options.WaitingTraces, new TraceClock(options.Time), options.MaxHeldBytes);
        _callbacks = new ProgramCallbacks(spans, options, log);
        _chunks = new TraceChunkWriter(_writer, spans, sampler, options with { UsesTemplates = options.UsesTemplates && settings.AllowTemplates }, log, _counts);
        _traces = new LocalTraces(waiting, options.Listens ? _sources.Take : _forwarded.Contains, keepsEnded: options.Filter is not null, remembersSingles: () => sampler.HasLimit);
        _gathering = new TraceGathering(waiting, _chunks, _counts, partialFlush, _maxWait);
        _scopes = new ScopedActivities(_traces);
        _contexts = new TraceContexts(_traces, _scopes, _chunks, sampler, spans);
        (Propagation, Sampling) = (propagation, sampling);
        var tools = new LocalSpanTools { Counts = _counts, Log = log, DefaultService = spans.Service, RemembersSingles = () => sampler.HasLimit, Time = options.Time };
        Spans = new LocalSpans(IsEnabled ? _traces : null, _gathering, _scopes, _contexts, tools);
        _meter = new CollectorMeter(_counts);
        _writer.Flushing += _gathering.SendAll;
        _timer = MakeTimer(options.Time);
        if (!IsEnabled) return;
        _timer.Change(Period, Period);
        TraceContextSources.OfProcess.Add(_contexts);
        LateChildren.Add(_traces);
        if (options.SetsPropagator) _propagator = DelegatingPropagator.Instance.Register(new DatadogPropagator(propagation, _contexts));
        if (options.Listens) _listener = Listen(new KnownSources(options.CollectsConnections, options.CollectsOuterOperations, options.CollectsPolling), log);
    }

    private ActivityTraceCollector(ActivityTraceCollector shared)
    {
        (_gathering, _scopes, _counts, _writer, _callbacks, _chunks) = (shared._gathering, shared._scopes, shared._counts, shared._writer, shared._callbacks, shared._chunks);
        (_sampler, _mapper, _resource) = (shared._sampler, shared._mapper, shared._resource);
        (_traces, _sources, _forwarded, _baggage, _contexts, _meter, _timer) = (shared._traces, shared._sources, shared._forwarded, shared._baggage, shared._contexts, shared._meter, shared._timer);
        (_maxWait, _listener, IsEnabled, Spans, Propagation, Sampling) = (shared._maxWait, shared._listener, shared.IsEnabled, shared.Spans, shared.Propagation, shared.Sampling);
        _isShare = true;
    }

    /// <summary>Gets whether activities are collected: not when <c>DD_TRACE_ENABLED</c>, <c>OTEL_SDK_DISABLED</c> or an option says so.</summary>
    public bool IsEnabled { get; }

    /// <summary>Gets where spans go.</summary>
    public AgentWriter Writer => _writer;

    /// <summary>Gets the spans that the program makes itself: they are of the same traces.</summary>
    internal LocalSpans Spans { get; }

    /// <summary>Gets how traces go on in other processes.</summary>
    internal PropagationSettings Propagation { get; }

    /// <summary>Gets which traces are kept.</summary>
    internal SamplingSettings Sampling { get; }

    /// <summary>Gets how many spans were given to the writer.</summary>
    internal long SpanCount => _counts.Spans;

    /// <summary>Gets what was learned of shapes; null where spans are not written by templates.</summary>
    internal ShapeLearner? Shapes => _chunks.Shapes;

    /// <summary>Gets an estimate of the memory of what waits for local roots, in bytes.</summary>
    internal long HeldBytes => _gathering.HeldBytes;

    /// <summary>How often traces that wait for their local roots are looked at.</summary>
    private TimeSpan Period => TimeSpan.FromMilliseconds(Math.Clamp(_maxWait / 4, 10, 200));

    /// <summary>Decides by hand whether the trace of an activity is kept. It applies to what was not sent yet, and to calls of other processes from now on.</summary>
    /// <param name="activity">An activity of the trace that has begun in this process; not null.</param>
    /// <param name="priority">What is decided, by convention <see cref="SamplingPriority.UserKeep"/> or <see cref="SamplingPriority.UserDrop"/>.</param>
    /// <returns>Whether the activity is one that is collected.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="activity"/> is null.</exception>
    public bool SetSamplingPriority(Activity activity, SamplingPriority priority)
    {
        ArgumentNullException.ThrowIfNull(activity);
        if (_traces.Find(activity) is not { } trace) return false;
        trace.Sampling.Decide(priority);
        return true;
    }

    /// <summary>Gets a collector that stands for this one: it collects the same, and disposing of it ends nothing. For services that dispose of what they hand out.</summary>
    /// <returns>The other collector. It has ended when this one has.</returns>
    public ActivityTraceCollector Share() => new(this);

    /// <summary>Says what became of activities; for a person.</summary>
    /// <returns>How many spans were collected, and where they go.</returns>
    public override string ToString() => $"{_counts.Spans} spans for {_writer}";

    // It must not carry what the thread that made the collector had in its context: a request, a trace.
    private ITimer MakeTimer(TimeProvider time)
    {
        using (ExecutionContext.SuppressFlow())
            return time.CreateTimer(static collector => ((ActivityTraceCollector)collector!).SendOverdue(), this, Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
    }
}
