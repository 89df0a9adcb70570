using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>The context of an incoming request: the trace to continue, and its sampling decision.</summary>
/// <remarks>Immutable once it was read and written for the activity: thread-safe from then on.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed record PropagatedContext
{
    private const string NoParentId = "0000000000000000";

    /// <summary>Gets the trace; a new one if <see cref="ParentId"/> is 0 and none came.</summary>
    internal required UInt128 TraceId { get; set; }

    /// <summary>Gets the span of the sender; 0 for none: the local root is the root of its trace.</summary>
    internal ulong ParentId { get; set; }

    /// <summary>Gets the sampling decision; null for none: it is decided here.</summary>
    internal SamplingPriority? Priority { get; init; }

    /// <summary>Gets the origin of the trace, such as <c>synthetics</c>.</summary>
    internal string? Origin { get; init; }

    /// <summary>Gets the tags <c>_dd.p.*</c>, without <c>_dd.p.tid</c>.</summary>
    internal PropagatedTags Tags { get; init; } = PropagatedTags.Empty;

    /// <summary>
    /// Gets the span for the tag <c>_dd.parent_id</c> of the local root: 0 if W3C headers name no Datadog span; null for no tag.
    /// </summary>
    internal ulong? LastParent { get; set; }

    /// <summary>Gets the tag <c>_dd.parent_id</c> of the local root; null for none.</summary>
    internal string? LastParentId
        => LastParent switch { null => null, 0 => NoParentId, { } id => id.ToString("x16", CultureInfo.InvariantCulture) };

    /// <summary>Gets the members of W3C <c>tracestate</c> of other vendors.</summary>
    internal string? ForeignTraceState { get; set; }

    /// <summary>Gets links of the local root to contexts that came too and are not continued here.</summary>
    internal IReadOnlyList<SpanLink> Links { get; set; } = [];

    /// <summary>Gets the tag <c>_dd.propagation_error</c> of the local root; null for none.</summary>
    internal string? PropagationError { get; init; }

    /// <summary>Gets whether it came from another process instead of from a parent in this one.</summary>
    internal bool IsRemote { get; init; } = true;

    /// <summary>Gets the headers that it was read from.</summary>
    internal PropagationStyle Style { get; init; }

    /// <summary>Gets the last span of the trace that Datadog has; 0 for none.</summary>
    internal ulong LastDatadogSpanId => LastParent ?? (IsRemote ? ParentId : 0);

    /// <summary>Gets the <c>traceparent</c> of the activity; null before it was written.</summary>
    internal string? TraceParent { get; set; }

    /// <summary>Gets the <c>tracestate</c> of the activity; null for none.</summary>
    internal string? TraceState { get; set; }

    /// <summary>Gets whether both texts exist, so that they can be passed to the activity unchanged.</summary>
    internal bool IsWritten { get; set; }

    /// <summary>Returns the same context as a service would forward it without adding a span.</summary>
    internal LocalTraceContext AsIncoming() => new()
    {
        TraceId = TraceId,
        SpanId = ParentId,
        LastDatadogSpanId = LastDatadogSpanId,
        Priority = Priority,
        Origin = Origin,
        Tags = Tags,
        ForeignTraceState = ForeignTraceState,
    };

    public override string ToString() => $"{TraceId:x32} {ParentId:x16} {Priority} {Origin} {Tags}";
}
