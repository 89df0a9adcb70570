using System.Diagnostics;

namespace SpanPack;

/// <summary>Carries traces between services in the headers of Datadog, W3C and Zipkin, together with W3C baggage.</summary>
/// <remarks>
/// Set <see cref="DistributedContextPropagator.Current"/> before servers and HTTP handlers are created: they read it once.
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

    /// <summary>Creates a propagator from environment variables, with the traces of all collectors of the process.</summary>
    public DatadogPropagator()
        : this(new PropagationOptions())
    {
    }

    /// <summary>Creates a propagator with the traces of all collectors of the process.</summary>
    /// <param name="options">How traces are propagated; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="options"/> is null.</exception>
    /// <exception cref="ArgumentOutOfRangeException">An option is out of range.</exception>
    public DatadogPropagator(PropagationOptions options)
        : this(new PropagationSettings(options ?? throw new ArgumentNullException(nameof(options)), Variables.OfProcess),
            TraceContextSources.OfProcess)
    {
    }

    /// <param name="settings">How traces are propagated.</param>
    /// <param name="source">The local traces of this process; null to use the data of activities only.</param>
    internal DatadogPropagator(PropagationSettings settings, ITraceContextSource? source)
    {
        _settings = settings;
        _extractor = new ContextExtractor(settings);
        _injector = new ContextInjector(settings, source);
        _readsBaggage = settings.Behavior != ExtractionBehavior.Ignore && settings.Extract.Contains(PropagationStyle.Baggage);
        var fields = new List<string>();
        foreach (PropagationStyle style in settings.Inject) fields.AddRange(HeaderNames.Of(style));
        _fields = fields.ToArray();
    }

    /// <summary>Gets the names of the headers that <see cref="Inject(Activity, object, PropagatorSetterCallback)"/> may set.</summary>
    public override IReadOnlyCollection<string> Fields => _fields;

    /// <summary>Sets the headers of a request. If the sampling of the trace is undecided, it is decided now.</summary>
    /// <param name="activity">The activity of the request; without one, no header is set.</param>
    /// <param name="carrier">The request, for <paramref name="setter"/>.</param>
    /// <param name="setter">Sets a header; null for none.</param>
    public override void Inject(Activity? activity, object? carrier, PropagatorSetterCallback? setter)
    {
        if (activity is not null && setter is not null) _injector.Inject(activity, carrier, setter);
    }

    /// <summary>Sets the headers of a request in a context, with separate baggage.</summary>
    /// <remarks>
    /// If the context is that of <see cref="Activity.Current"/> or of one above it, the headers are those of this activity. Otherwise only
    /// the data of the context is used.
    /// </remarks>
    /// <param name="context">The context; without ids, only baggage is set.</param>
    /// <param name="baggage">The baggage; null for none.</param>
    /// <param name="carrier">The request, for <paramref name="setter"/>.</param>
    /// <param name="setter">Sets a header; null for none.</param>
    public void Inject(ActivityContext context, IEnumerable<KeyValuePair<string, string?>>? baggage, object? carrier,
        PropagatorSetterCallback? setter)
    {
        if (setter is null) return;
        Activity? activity = Activity.Current;
        while (activity is not null && (activity.SpanId != context.SpanId || activity.TraceId != context.TraceId))
            activity = activity.Parent;
        if (activity is null) _injector.Inject(context, baggage, carrier, setter);
        else _injector.Inject(activity, baggage, carrier, setter);
    }

    /// <summary>Reads the headers of a request. Both strings are passed to the activity that serves it.</summary>
    /// <param name="carrier">The request, for <paramref name="getter"/>.</param>
    /// <param name="getter">Gets a header; null for none.</param>
    /// <param name="traceId">The id of the parent, as W3C <c>traceparent</c>; null when the request has none.</param>
    /// <param name="traceState">Further data for the local root, as W3C <c>tracestate</c>; null for none.</param>
    public override void ExtractTraceIdAndState(object? carrier, PropagatorGetterCallback? getter, out string? traceId,
        out string? traceState)
    {
        traceId = traceState = null;
        if (getter is not null && _extractor.Extract(new Carrier(carrier, getter)) is { } context)
            RemoteContext.Write(context, out traceId, out traceState);
    }

    /// <summary>Reads the baggage of a request.</summary>
    /// <param name="carrier">The request, for <paramref name="getter"/>.</param>
    /// <param name="getter">Gets a header; null for none.</param>
    /// <returns>The pairs; null when there are none, or one is malformed.</returns>
    public override IEnumerable<KeyValuePair<string, string?>>? ExtractBaggage(object? carrier, PropagatorGetterCallback? getter)
    {
        if (getter is null || !_readsBaggage) return null;
        return BaggageHeader.Read(new Carrier(carrier, getter)[HeaderNames.Baggage]);
    }

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>The styles, and the behavior for incoming traces.</returns>
    public override string ToString() => _settings.ToString();
}
