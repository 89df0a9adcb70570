using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Listens to the activities of the process, gathers those of a local trace, and passes them as spans to an <see cref="AgentWriter"/>. That
/// happens when the local root ends, for later ones separately, and earlier when many wait or wait for long.
/// </summary>
/// <remarks>
/// <para>
/// One is enough for a process. Traces that are not kept are recorded and sent too, marked as such: the agent counts them before it drops
/// them.
/// </para>
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

    /// <summary>Starts listening.</summary>
    /// <param name="writer">The destination of spans, which is not disposed of. Null to create a writer from variables.</param>
    /// <param name="options">The options; null for the defaults.</param>
    /// <exception cref="ArgumentException">An option is out of its range.</exception>
    public ActivityTraceCollector(AgentWriter? writer = null, ActivityTraceOptions? options = null)
    {
        options ??= new ActivityTraceOptions();
        options.Check();
        var variables = new Variables(options.ReadVariable);
        IsEnabled = options.IsEnabled ?? variables.WantSpans;
        _ownsWriter = writer is null;
        _writer = writer ?? CollectorWriter.Create(options, variables);
        ProcessDescription process = _writer.Process;
        ResourceDescription resource = ProcessResource.Of(process, _resource = options.Resource);
        string service = ProcessResource.ServiceOf(process, options.Resource);
        var mapping = ServiceMapping.Read(variables);
        var log = new CollectorLog(options.Logger);
        var settings = new MappingSettings(options, variables);
        _mapper = new ActivityMapper(settings.Describe(resource));
        SamplingSettings sampling = Sampling = new(options.Sampling ?? new SamplingOptions(), variables, readsSampler: options.Listens);
        PropagationSettings propagation = Propagation = new(options.Propagation ?? new PropagationOptions(), variables);
        foreach (string problem in settings.Problems.Concat(sampling.Problems).Concat(propagation.Problems)) log.Ignored(problem);
        if (IsEnabled) log.Unused(UnusedVariables.FindSet(variables));
        TraceSampler sampler = _sampler = MakeSampler(sampling, process, mapping.NameOf(service), options.Time);
        _sources =
            new SourcePatterns(options.IncludedSources, options.ExcludedSources.Concat(settings.DisabledSources), options.ReplacedSources);
        _baggage = settings.Baggage;
        _maxWait = (long)options.MaxWait.TotalMilliseconds;
        var spans = new ProcessSpans(_mapper, resource, service, mapping);
        var waiting = new WaitingPlaces<LocalTrace>(options.WaitingTraces, new TraceClock(options.Time), options.MaxHeldBytes);
        _callbacks = new ProgramCallbacks(spans, options, log);
        _chunks = new TraceChunkWriter(_writer, spans, sampler,
            options with { UsesTemplates = options.UsesTemplates && settings.AllowTemplates }, log, _counts);
        _traces = new LocalTraces(options.Listens ? _sources.Take : _forwarded.Contains,
            keepsEnded: options.Filter is not null, remembersSingles: () => sampler.HasLimit);
        _gathering = new(waiting, _chunks, _counts, PartialFlush.Read(options.PartialFlushSpans, variables, log), _maxWait);
        _scopes = new ScopedActivities(_traces);
        _contexts = new TraceContexts(_traces, _scopes, _chunks, sampler, spans);
        Spans = new LocalSpans(IsEnabled ? _traces : null, _gathering, _scopes, _contexts, ToolsOf(spans, sampler, log, options.Time));
        _meter = new CollectorMeter(_counts);
        _writer.Flushing += _gathering.SendAll;
        _timer = MakeTimer(options.Time);
        if (!IsEnabled) return;
        _timer.Change(Period, Period);
        TraceContextSources.OfProcess.Add(_contexts);
        LateChildren.Add(_traces);
        if (options.SetsPropagator) _propagator = DelegatingPropagator.Instance.Register(new DatadogPropagator(propagation, _contexts));
        if (options.Listens) _listener = Listen(options, log);
    }

    private LocalSpanTools ToolsOf(ProcessSpans spans, TraceSampler sampler, CollectorLog log, TimeProvider time) => new()
    {
        Counts = _counts, Log = log, DefaultService = spans.Service, RemembersSingles = () => sampler.HasLimit, Time = time,
    };

    /// <summary>
    /// Gets whether activities are collected: false when disabled by <c>DD_TRACE_ENABLED</c>, <c>OTEL_SDK_DISABLED</c> or an option.
    /// </summary>
    public bool IsEnabled { get; }

    /// <summary>Gets the destination of spans.</summary>
    public AgentWriter Writer => _writer;

    /// <summary>Gets the spans that the program creates, which belong to the same traces.</summary>
    internal LocalSpans Spans { get; }

    /// <summary>Gets the settings of propagation.</summary>
    internal PropagationSettings Propagation { get; }

    /// <summary>Gets the settings of sampling.</summary>
    internal SamplingSettings Sampling { get; }

    /// <summary>Gets whether tags of a local root may come when it ends: see <see cref="LateTags"/>.</summary>
    internal bool ReadsTagsLate => _chunks.ReadsTagsLate;

    /// <summary>Gets the number of spans passed to the writer.</summary>
    internal long SpanCount => _counts.Spans;

    /// <summary>Gets the learned shapes; null if spans are not written by templates.</summary>
    internal ShapeLearner? Shapes => _chunks.Shapes;

    /// <summary>Gets an estimate of the memory of activities that wait for local roots, in bytes.</summary>
    internal long HeldBytes => _gathering.HeldBytes;

    /// <summary>Gets the interval of checking traces that wait for their local roots: each check wakes an idle process.</summary>
    private TimeSpan Period => TimeSpan.FromMilliseconds(Math.Clamp(_maxWait / 4, 10, 1_000));

    /// <summary>
    /// Sets the sampling priority of an activity's trace. It applies to spans that were not sent yet, and to later calls of other
    /// processes.
    /// </summary>
    /// <param name="activity">An activity of the trace that has started in this process; not null.</param>
    /// <param name="priority">
    /// The decision, by convention <see cref="SamplingPriority.UserKeep"/> or <see cref="SamplingPriority.UserDrop"/>.
    /// </param>
    /// <returns>Whether the activity is collected.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="activity"/> is null.</exception>
    public bool SetSamplingPriority(Activity activity, SamplingPriority priority)
    {
        ArgumentNullException.ThrowIfNull(activity);
        if (_traces.Find(activity) is not { } trace) return false;
        trace.Sampling.Decide(priority);
        return true;
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The number of collected spans and their destination.</returns>
    public override string ToString() => $"{_counts.Spans} spans for {_writer}";

    // It must not carry what the thread that made the collector had in its context: a request, a trace.
    private ITimer MakeTimer(TimeProvider time)
    {
        using (ExecutionContext.SuppressFlow())
            return time.CreateTimer(static collector => ((ActivityTraceCollector)collector!).SendOverdue(), this, Timeout.InfiniteTimeSpan,
                Timeout.InfiniteTimeSpan);
    }
}
