namespace SpanPack.Tracing;

/// <summary>
/// Reads the trace context from the headers of messages that are not received through ASP.NET Core. The styles are those of the tracer.
/// </summary>
/// <remarks>
/// Safe for any number of threads, as far as the program's getter is. Its exceptions are counted and logged once; the header then counts as
/// missing.
/// </remarks>
public sealed class SpanContextExtractor
{
    private readonly Tracer _tracer;

    /// <summary>Creates an extractor of <see cref="Tracer.Instance"/>.</summary>
    public SpanContextExtractor()
        : this(Tracer.Instance)
    {
    }

    /// <summary>Creates an extractor.</summary>
    /// <param name="tracer">The tracer; not null.</param>
    /// <exception cref="ArgumentNullException"><paramref name="tracer"/> is null.</exception>
    public SpanContextExtractor(Tracer tracer)
    {
        ArgumentNullException.ThrowIfNull(tracer);
        _tracer = tracer;
    }

    /// <summary>
    /// Reads the context of a message, for <see cref="SpanCreationSettings.Parent"/>, and adds its baggage to
    /// <see cref="Baggage.Current"/>.
    /// </summary>
    /// <typeparam name="TCarrier">The type of the message.</typeparam>
    /// <param name="carrier">The message.</param>
    /// <param name="getter">
    /// Gets the values of a header: message, name. It returns null or no values where there is none; not null itself.
    /// </param>
    /// <returns>The context; null where the message has none.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="getter"/> is null.</exception>
    public ISpanContext? Extract<TCarrier>(TCarrier carrier, Func<TCarrier, string, IEnumerable<string?>> getter)
    {
        ArgumentNullException.ThrowIfNull(getter);
        TracerCore core = _tracer.Core;
        return ContextHeaders.Extract(core, new HeaderAccess(core, name => getter(carrier, name), set: null));
    }

    /// <summary>Does the same as <see cref="Extract"/>: Data Streams Monitoring is not supported.</summary>
    /// <typeparam name="TCarrier">The type of the message.</typeparam>
    /// <param name="carrier">The message.</param>
    /// <param name="getter">Gets the values of a header: message, name; not null.</param>
    /// <param name="messageType">The kind of messaging, which is ignored; not null.</param>
    /// <param name="source">The queue or topic, which is ignored; not null.</param>
    /// <returns>The context; null where the message has none.</returns>
    /// <exception cref="ArgumentNullException">An argument other than <paramref name="carrier"/> is null.</exception>
    public ISpanContext? ExtractIncludingDsm<TCarrier>(TCarrier carrier, Func<TCarrier, string, IEnumerable<string?>> getter,
        string messageType, string source)
    {
        ArgumentNullException.ThrowIfNull(messageType);
        ArgumentNullException.ThrowIfNull(source);
        return Extract(carrier, getter);
    }
}
