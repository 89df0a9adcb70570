namespace SpanPack;

/// <content>Trace data for other processes, and uses without effect.</content>
internal sealed partial class LocalSpans
{
    /// <summary>Gets the context of a span for the next service. If the sampling of its trace is undecided, it is decided now.</summary>
    internal LocalTraceContext ContextOf(LocalSpan span)
        => IsEnabled
            ? _contexts.Describe(span.GetTrace(), span.Span.TraceId, span.Span.SpanId)
            : new LocalTraceContext
            {
                TraceId = span.Span.TraceId, SpanId = span.Span.SpanId, LastDatadogSpanId = span.Span.SpanId,
                Priority = span.ByHand
            };

    /// <summary>Records a propagation error as a tag of the local root.</summary>
    internal void OnPropagationError(LocalSpan span, string error)
    {
        if (IsEnabled) span.GetTrace().SetPropagationError(error);
    }

    /// <summary>Counts a use without effect, and logs it once.</summary>
    internal void Misused(TracingMisuse kind)
    {
        _counts.AddMisuse();
        _log.Misused(kind);
    }
}
