using System.Diagnostics;

namespace SpanPack;

/// <summary>What is said of a trace to the next service.</summary>
[DebuggerDisplay("{ToString(),nq}")]
internal readonly record struct LocalTraceContext
{
    public LocalTraceContext()
    {
    }

    /// <summary>The trace.</summary>
    internal required UInt128 TraceId { get; init; }

    /// <summary>The span that is the parent of what the next service does: one that is sent to the agent.</summary>
    internal required ulong SpanId { get; init; }

    /// <summary>The last span of the trace that Datadog has; 0 for none. For traces of ours the same as <see cref="SpanId"/>.</summary>
    internal required ulong LastDatadogSpanId { get; init; }

    /// <summary>Whether the trace is kept; null when nothing was decided.</summary>
    internal SamplingPriority? Priority { get; init; }

    /// <summary>Whether W3C's flag says that the trace is sampled, where there is no priority.</summary>
    internal bool IsRecorded { get; init; }

    /// <summary>Where the trace comes from.</summary>
    internal string? Origin { get; init; }

    /// <summary>The tags <c>_dd.p.*</c>, without <c>_dd.p.tid</c>.</summary>
    internal PropagatedTags Tags { get; init; } = PropagatedTags.Empty;

    /// <summary>The members of W3C's <c>tracestate</c> that are not ours.</summary>
    internal string? ForeignTraceState { get; init; }

    /// <summary>Texts of earlier calls of the trace; null where nobody keeps them.</summary>
    internal IHeaderTexts? Texts { get; init; }

    internal bool IsKept => Priority is { } priority ? priority > 0 : IsRecorded;

    public override string ToString() => $"{TraceId:x32} {SpanId:x16} {Priority} {Origin} {Tags}";
}
