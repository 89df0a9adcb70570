namespace SpanPack;

/// <summary>A set of headers that carries a trace from one service to another.</summary>
public enum PropagationStyle
{
    /// <summary>
    /// <c>x-datadog-trace-id</c>, <c>x-datadog-parent-id</c>, <c>x-datadog-sampling-priority</c>, <c>x-datadog-origin</c> and
    /// <c>x-datadog-tags</c>.
    /// </summary>
    Datadog,

    /// <summary>W3C <c>traceparent</c> and <c>tracestate</c>.</summary>
    TraceContext,

    /// <summary>W3C <c>baggage</c>: data of the application about the request, without the trace.</summary>
    Baggage,

    /// <summary>Zipkin's <c>b3</c>.</summary>
    B3,

    /// <summary>Zipkin's <c>x-b3-traceid</c>, <c>x-b3-spanid</c> and <c>x-b3-sampled</c>.</summary>
    B3Multi,
}
