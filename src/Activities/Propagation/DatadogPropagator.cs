using System.Diagnostics;

namespace SpanPack;

/// <summary>Carries traces from one service to another in the headers of Datadog, of W3C and of Zipkin, together with W3C's baggage.</summary>
/// <remarks>
/// Set <see cref="DistributedContextPropagator.Current"/> before servers and HTTP handlers are made: they ask for it once.
/// Safe for any number of threads. Headers that are malformed or too long give a new trace, never an exception.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DatadogPropagator : DistributedContextPropagator
{
    private readonly PropagationSettings _settings;
    private readonly ContextExtractor _extractor;
    private readonly ContextInjector _injector;
    private readonly string[] _fields;
    private readonly bool _readsBaggage;

    /// <summary>Creates a propagator as environment variables say. It knows the traces of all collectors of the process.</summary>
    public DatadogPropagator()
        : this(new PropagationOptions())
    {
    }

    /// <summary>Creates a propagator that knows the traces of all collectors of the process.</summary>
    /// <param name="options">How traces travel; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="options"/> is null.</exception>
    /// <exception cref="ArgumentOutOfRangeException">An option is out of range.</exception>
    public DatadogPropagator(PropagationOptions options)
        : this(new PropagationSettings(options ?? throw new ArgumentNullException(nameof(options)), Variables.OfProcess), TraceContextSources.OfProcess)
    {
    }

    /// <param name="settings">How traces travel.</param>
    /// <param name="source">Who knows the traces of this process; null for nobody: then activities are believed what they say.</param>
    internal DatadogPropagator(PropagationSettings settings, ITraceContextSource? source)
    {
        _settings = settings;
        _extractor = new ContextExtractor(settings);
        _injector = new ContextInjector(settings, source);
        _readsBaggage = settings.Behavior != ExtractionBehavior.Ignore && settings.Extract.Contains(PropagationStyle.Baggage);
        _fields = [.. settings.Inject.SelectMany(HeaderNames.Of)];
    }

    /// <summary>Gets the names of the headers that <see cref="Inject(Activity, object, PropagatorSetterCallback)"/> may set.</summary>
    public override IReadOnlyCollection<string> Fields => _fields;

    /// <summary>What variables say wrongly, a sentence each: for the log.</summary>
    internal IReadOnlyList<string> Problems => _settings.Problems;

    /// <summary>Sets the headers of a request. Where nobody has decided whether the trace is kept, it is decided now.</summary>
    /// <param name="activity">The activity in which the request is made; null for none, and no header.</param>
    /// <param name="carrier">The request, as <paramref name="setter"/> knows it.</param>
    /// <param name="setter">Sets a header; null for none.</param>
    public override void Inject(Activity? activity, object? carrier, PropagatorSetterCallback? setter)
    {
        if (activity is not null && setter is not null) _injector.Inject(activity, carrier, setter);
    }

    /// <summary>Sets the headers of a request that is made in a context, with baggage that is not an activity's.</summary>
    /// <remarks>When the context is that of <see cref="Activity.Current"/> or of one above it, the headers are those of this activity. Of others nothing is known but what the context says.</remarks>
    /// <param name="context">The context; one without ids for none, and baggage alone.</param>
    /// <param name="baggage">The baggage; null for none.</param>
    /// <param name="carrier">The request, as <paramref name="setter"/> knows it.</param>
    /// <param name="setter">Sets a header; null for none.</param>
    public void Inject(ActivityContext context, IEnumerable<KeyValuePair<string, string?>>? baggage, object? carrier, PropagatorSetterCallback? setter)
    {
        if (setter is null) return;
        Activity? activity = Activity.Current;
        while (activity is not null && (activity.SpanId != context.SpanId || activity.TraceId != context.TraceId)) activity = activity.Parent;
        if (activity is null) _injector.Inject(context, baggage, carrier, setter);
        else _injector.Inject(activity, baggage, carrier, setter);
    }

    /// <summary>Reads the headers of a request. Both strings go to the activity that serves it, as they are.</summary>
    /// <param name="carrier">The request, as <paramref name="getter"/> knows it.</param>
    /// <param name="getter">Gets a header; null for none.</param>
    /// <param name="traceId">The id of the parent, as W3C's <c>traceparent</c>; null when the request says nothing.</param>
    /// <param name="traceState">What else the local root is to know, as W3C's <c>tracestate</c>; null for nothing.</param>
    public override void ExtractTraceIdAndState(object? carrier, PropagatorGetterCallback? getter, out string? traceId, out string? traceState)
    {
        traceId = traceState = null;
        if (getter is not null && _extractor.Extract(new Carrier(carrier, getter)) is { } context) RemoteContext.Write(context, out traceId, out traceState);
    }

    /// <summary>Reads the baggage of a request.</summary>
    /// <param name="carrier">The request, as <paramref name="getter"/> knows it.</param>
    /// <param name="getter">Gets a header; null for none.</param>
    /// <returns>The pairs; null when there are none, or one is malformed.</returns>
    public override IEnumerable<KeyValuePair<string, string?>>? ExtractBaggage(object? carrier, PropagatorGetterCallback? getter)
    {
        if (getter is null || !_readsBaggage) return null;
        return BaggageHeader.Read(new Carrier(carrier, getter)[HeaderNames.Baggage]);
    }

    /// <summary>Says which headers are sent and read; for a person, not for parsing.</summary>
    /// <returns>The styles, and what is done with traces that come.</returns>
    public override string ToString() => _settings.ToString();
}
