namespace SpanPack.Tracing;

/// <summary>Sets the headers of messages to services that are not called through HttpClient. The styles are those of the tracer.</summary>
/// <remarks>
/// Safe for any number of threads, as far as the program's setter is. Its exceptions are counted and logged once; the header is then
/// missing.
/// </remarks>
public sealed class SpanContextInjector
{
    private readonly Tracer _tracer;

    /// <summary>Creates an injector of <see cref="Tracer.Instance"/>.</summary>
    public SpanContextInjector()
        : this(Tracer.Instance)
    {
    }

    /// <summary>Creates an injector.</summary>
    /// <param name="tracer">The tracer; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="tracer"/> is null.</exception>
    public SpanContextInjector(Tracer tracer)
    {
        ArgumentNullException.ThrowIfNull(tracer);
        _tracer = tracer;
    }

    /// <summary>
    /// Sets the headers of a context, and of <see cref="Baggage.Current"/>. If the sampling of the trace is undecided, it is decided now.
    /// </summary>
    /// <typeparam name="TCarrier">The type of the message.</typeparam>
    /// <param name="carrier">The message.</param>
    /// <param name="setter">Sets a header of it: message, name, value; not null.</param>
    /// <param name="context">
    /// The context of a span, or one that was extracted or made by hand. Null, <see cref="SpanContext.None"/> and other implementations set
    /// no header.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="setter"/> is null.</exception>
    public void Inject<TCarrier>(TCarrier carrier, Action<TCarrier, string, string> setter, ISpanContext context)
    {
        ArgumentNullException.ThrowIfNull(setter);
        TracerCore core = _tracer.Core;
        ContextHeaders.Inject(core, context, new HeaderAccess(core, get: null, (name, value) => setter(carrier, name, value)));
    }

    /// <summary>Does the same as <see cref="Inject"/>: Data Streams Monitoring is not supported.</summary>
    /// <typeparam name="TCarrier">The type of the message.</typeparam>
    /// <param name="carrier">The message.</param>
    /// <param name="setter">Sets a header of it: message, name, value; not null.</param>
    /// <param name="context">The context.</param>
    /// <param name="messageType">The kind of messaging, which is ignored; not null.</param>
    /// <param name="target">The queue or topic, which is ignored; not null.</param>
    /// <exception cref="ArgumentNullException">
    /// An argument other than <paramref name="context"/> and <paramref name="carrier"/> is null.
    /// </exception>
    public void InjectIncludingDsm<TCarrier>(TCarrier carrier, Action<TCarrier, string, string> setter, ISpanContext context,
        string messageType, string target)
    {
        ArgumentNullException.ThrowIfNull(messageType);
        ArgumentNullException.ThrowIfNull(target);
        Inject(carrier, setter, context);
    }
}
