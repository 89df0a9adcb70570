namespace SpanPack.Tracing;

/// <summary>One unit of work of a trace, started and ended by the program.</summary>
/// <remarks>
/// Any number of threads may set tags at once; other members are set by one thread at a time. Another thread may end the span. Changes
/// after the end have no effect: they are counted, and logged once. Spans of activities (<see cref="IScope.Span"/> of the active scope in
/// a request) have the same members; the activity ends them.
/// </remarks>
public interface ISpan : IDisposable
{
    /// <summary>Gets or sets the name of the operation, such as <c>order.checkout</c>.</summary>
    public string? OperationName { get; set; }

    /// <summary>
    /// Gets or sets the resource that the operation works on, such as <c>POST /checkout</c>; null for the name of the operation at the end.
    /// </summary>
    public string? ResourceName { get; set; }

    /// <summary>Gets or sets the type (<see cref="SpanTypes"/>).</summary>
    public string? Type { get; set; }

    /// <summary>Gets or sets whether the work failed.</summary>
    public bool Error { get; set; }

    /// <summary>Gets or sets the service; null for the default one. A child does not inherit the service of its parent.</summary>
    public string? ServiceName { get; set; }

    /// <summary>Gets the lower 64 bits of the trace id.</summary>
    public ulong TraceId { get; }

    /// <summary>Gets the id of the span.</summary>
    public ulong SpanId { get; }

    /// <summary>Gets the context for children and headers.</summary>
    public ISpanContext Context { get; }

    /// <summary>Sets a tag as text, or applies the effect of a special name.</summary>
    /// <remarks>
    /// Some names have an effect and leave no text on the span. All spans of the trace get <c>env</c>, <c>version</c> and
    /// <c>_dd.origin</c>. The trace is kept or dropped by <c>sampling.priority</c>, <c>manual.keep</c> and <c>manual.drop</c>. Numbers are
    /// <c>_dd.measured</c> and <c>_dd1.sr.eausr</c>. Values that cannot be read are ignored.
    /// </remarks>
    /// <param name="key">The name; not null.</param>
    /// <param name="value">The text; null removes the tag.</param>
    /// <returns>The same span.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="key"/> is null.</exception>
    public ISpan SetTag(string key, string? value);

    /// <summary>Gets a tag that is text, or the state of a special name. Numbers are not returned.</summary>
    /// <param name="key">The name; not null.</param>
    /// <returns>The text; null for none.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="key"/> is null.</exception>
    public string? GetTag(string key);

    /// <summary>
    /// Marks the span as an error and sets <c>error.type</c>, <c>error.msg</c> and <c>error.stack</c>. For an
    /// <see cref="AggregateException"/> its first inner exception is used.
    /// </summary>
    /// <param name="exception">The exception; null is ignored.</param>
    public void SetException(Exception exception);

    /// <summary>Ends the span now. Repeated calls have no effect.</summary>
    public void Finish();

    /// <summary>Ends the span.</summary>
    /// <param name="finishTimestamp">The end time; one before the start counts as the start.</param>
    public void Finish(DateTimeOffset finishTimestamp);
}
