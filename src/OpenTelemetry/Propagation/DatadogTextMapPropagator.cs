using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Context.Propagation;

namespace SpanPack;

/// <summary>
/// Carries traces and baggage of the OpenTelemetry SDK between services in the headers of Datadog and W3C (and of Zipkin, if configured).
/// Pass it to <c>Sdk.SetDefaultTextMapPropagator</c>, which OpenTelemetry's instrumentation uses.
/// </summary>
/// <remarks>
/// Safe for any number of threads. Headers that are malformed or too long give a new trace with an error tag, never an exception. State
/// that W3C headers cannot carry (links, errors, an undecided priority) is attached to the string object of
/// <see cref="ActivityContext.TraceState"/>. It reaches the spans unless the string is copied.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DatadogTextMapPropagator : TextMapPropagator
{
    private readonly DatadogPropagator _propagator;
    private readonly HashSet<string> _fields;

    /// <summary>Creates a propagator from environment variables.</summary>
    public DatadogTextMapPropagator()
        : this(new DatadogPropagator())
    {
    }

    /// <summary>Creates a propagator.</summary>
    /// <param name="propagator">The propagator of traces; not null. The framework may use it at the same time.</param>
    /// <exception cref="ArgumentNullException"><paramref name="propagator"/> is null.</exception>
    public DatadogTextMapPropagator(DatadogPropagator propagator)
    {
        ArgumentNullException.ThrowIfNull(propagator);
        _propagator = propagator;
        _fields = [.. propagator.Fields];
    }

    /// <summary>Gets the names of the headers that <see cref="Inject"/> may set; a copy.</summary>
    public override ISet<string> Fields => new HashSet<string>(_fields);

    /// <summary>Sets the headers of a request. If the sampling of the trace is undecided, it is decided now.</summary>
    /// <typeparam name="T">The type of the request.</typeparam>
    /// <param name="context">The trace, preferably of <see cref="Activity.Current"/>, and the baggage.</param>
    /// <param name="carrier">The request; without one, no header is set.</param>
    /// <param name="setter">Sets a header; null for none.</param>
    public override void Inject<T>(PropagationContext context, T carrier, Action<T, string, string> setter)
    {
        if (carrier is null || setter is null) return;
        _propagator.Inject(context.ActivityContext, context.Baggage.GetBaggage()!, new HeaderWriter<T>(carrier, setter),
            HeaderWriter<T>.Write);
    }

    /// <summary>Reads the headers of a request.</summary>
    /// <typeparam name="T">The type of the request.</typeparam>
    /// <param name="context">The result of other propagators; its trace and baggage are kept.</param>
    /// <param name="carrier">The request; null for none.</param>
    /// <param name="getter">Gets the values of a header; null for none.</param>
    /// <returns>The context of the request.</returns>
    public override PropagationContext Extract<T>(PropagationContext context, T carrier, Func<T, string, IEnumerable<string>?> getter)
    {
        if (carrier is null || getter is null) return context;
        var reader = new HeaderReader<T>(carrier, getter);
        try
        {
            ActivityContext trace = context.ActivityContext.IsValid() ? context.ActivityContext : ExtractTrace(reader);
            Baggage baggage = context.Baggage != default ? context.Baggage : ExtractBaggage(reader);
            return new PropagationContext(trace, baggage);
        }
        catch (Exception)
        {
            return context; // the carrier's own: a request is served, whatever it is
        }
    }

    /// <summary>Returns the headers that are sent and read, for display, not for parsing.</summary>
    /// <returns>The styles, and the behavior for incoming traces.</returns>
    public override string ToString() => _propagator.ToString();

    private ActivityContext ExtractTrace<T>(HeaderReader<T> reader)
    {
        _propagator.ExtractTraceIdAndState(reader, HeaderReader<T>.Read, out string? traceParent, out string? traceState);
        return ActivityContext.TryParse(traceParent, traceState, isRemote: true, out ActivityContext context) ? context : default;
    }

    private Baggage ExtractBaggage<T>(HeaderReader<T> reader)
        => _propagator.ExtractBaggage(reader, HeaderReader<T>.Read) is { } pairs
            ? Baggage.Create(pairs.ToDictionary(static pair => pair.Key, static pair => pair.Value ?? ""))
            : default;
}
