namespace SpanPack;

/// <summary>Names of headers. Source: docs/protocol.md#headers-between-services.</summary>
internal static class HeaderNames
{
    internal const string TraceId = "x-datadog-trace-id";
    internal const string ParentId = "x-datadog-parent-id";
    internal const string SamplingPriority = "x-datadog-sampling-priority";
    internal const string Origin = "x-datadog-origin";
    internal const string Tags = "x-datadog-tags";
    internal const string TraceParent = "traceparent";
    internal const string TraceState = "tracestate";
    internal const string Baggage = "baggage";
    internal const string B3 = "b3";
    internal const string B3TraceId = "x-b3-traceid";
    internal const string B3SpanId = "x-b3-spanid";
    internal const string B3Sampled = "x-b3-sampled";
    internal const string B3Flags = "x-b3-flags";

    internal static IEnumerable<string> Of(PropagationStyle style) => style switch
    {
        PropagationStyle.Datadog => [TraceId, ParentId, SamplingPriority, Origin, Tags],
        PropagationStyle.TraceContext => [TraceParent, TraceState],
        PropagationStyle.Baggage => [Baggage],
        PropagationStyle.B3 => [B3],
        _ => [B3TraceId, B3SpanId, B3Sampled],
    };
}
