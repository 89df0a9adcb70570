using System.Diagnostics;

namespace SpanPack;

/// <summary>The context of a trace for the next service.</summary>
[DebuggerDisplay("{ToString(),nq}")]
internal readonly record struct LocalTraceContext
{
    public LocalTraceContext()
    {
    }

    /// <summary>Gets the trace.</summary>
    internal required UInt128 TraceId { get; init; }

    /// <summary>Gets the parent span for the next service: one that is sent to the agent.</summary>
    internal required ulong SpanId { get; init; }

    /// <summary>
    /// Gets the last span of the trace that Datadog has; 0 for none. For traces of this library it equals <see cref="SpanId"/>.
    /// </summary>
    internal required ulong LastDatadogSpanId { get; init; }

    /// <summary>Gets the sampling priority; null when undecided.</summary>
    internal SamplingPriority? Priority { get; init; }

    /// <summary>Gets whether the W3C flag is set, if there is no priority.</summary>
    internal bool IsRecorded { get; init; }

    /// <summary>Gets the origin of the trace.</summary>
    internal string? Origin { get; init; }

    /// <summary>Gets the tags <c>_dd.p.*</c>, without <c>_dd.p.tid</c>.</summary>
    internal PropagatedTags Tags { get; init; } = PropagatedTags.Empty;

    /// <summary>Gets the members of W3C <c>tracestate</c> of other vendors.</summary>
    internal string? ForeignTraceState { get; init; }

    /// <summary>Gets texts of earlier calls of the trace; null without a cache.</summary>
    internal IHeaderTexts? Texts { get; init; }

    internal bool IsKept => Priority is { } priority ? priority > 0 : IsRecorded;

    public override string ToString() => $"{TraceId:x32} {SpanId:x16} {Priority} {Origin} {Tags}";
}
