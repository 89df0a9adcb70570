namespace SpanPack;

/// <content>What is known and told of traces, and uses that do nothing.</content>
internal sealed partial class LocalSpans
{
    /// <summary>Gets the context of a span for the next service; decides whether its trace is kept, if nobody has.</summary>
    internal LocalTraceContext ContextOf(LocalSpan span)
        => IsEnabled
            ? _contexts.Describe(span.GetTrace(), span.Span.TraceId, span.Span.SpanId)
            : new LocalTraceContext { TraceId = span.Span.TraceId, SpanId = span.Span.SpanId, LastDatadogSpanId = span.Span.SpanId, Priority = span.ByHand };

    /// <summary>Takes note that something could not be said to the next service: a tag of the local root.</summary>
    internal void OnPropagationError(LocalSpan span, string error)
    {
        if (IsEnabled) span.GetTrace().SetPropagationError(error);
    }

    /// <summary>Counts a use that does nothing, and logs it once.</summary>
    internal void Misused(TracingMisuse kind)
    {
        _counts.AddMisuse();
        _log.Misused(kind);
    }
}
