using System.Diagnostics;
using System.Globalization;

namespace SpanPack;

/// <summary>What came with a request from elsewhere: where the trace goes on, and what was decided of it.</summary>
/// <remarks>Immutable once it was read and written for the activity: thread-safe from then on.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed record PropagatedContext
{
    private const string NoParentId = "0000000000000000";

    /// <summary>The trace; where <see cref="ParentId"/> is 0 and nothing came, a new one.</summary>
    internal required UInt128 TraceId { get; set; }

    /// <summary>The span of the sender; 0 for none: the local root is the root of its trace.</summary>
    internal ulong ParentId { get; set; }

    /// <summary>What was decided; null for nothing: it is decided here.</summary>
    internal SamplingPriority? Priority { get; init; }

    /// <summary>Where the trace comes from, such as <c>synthetics</c>.</summary>
    internal string? Origin { get; init; }

    /// <summary>The tags <c>_dd.p.*</c>, without <c>_dd.p.tid</c>.</summary>
    internal PropagatedTags Tags { get; init; } = PropagatedTags.Empty;

    /// <summary>The span that the tag <c>_dd.parent_id</c> of the local root names: 0 where W3C's headers name no Datadog span; null for no tag.</summary>
    internal ulong? LastParent { get; set; }

    /// <summary>Gets the tag <c>_dd.parent_id</c> of the local root; null for none.</summary>
    internal string? LastParentId => LastParent switch { null => null, 0 => NoParentId, { } id => id.ToString("x16", CultureInfo.InvariantCulture) };

    /// <summary>The members of W3C's <c>tracestate</c> that are not ours.</summary>
    internal string? ForeignTraceState { get; set; }

    /// <summary>Links of the local root, to contexts that came too and do not go on here.</summary>
    internal IReadOnlyList<SpanLink> Links { get; set; } = [];

    /// <summary>The tag <c>_dd.propagation_error</c> of the local root; null for none.</summary>
    internal string? PropagationError { get; init; }

    /// <summary>Whether it came from another process; else it is a parent in this one, which was given as a context.</summary>
    internal bool IsRemote { get; init; } = true;

    /// <summary>The headers that it was read from.</summary>
    internal PropagationStyle Style { get; init; }

    /// <summary>The last span of the trace that Datadog has; 0 for none.</summary>
    internal ulong LastDatadogSpanId => LastParent ?? (IsRemote ? ParentId : 0);

    /// <summary>The <c>traceparent</c> that the activity gets; null where it was not written yet.</summary>
    internal string? TraceParent { get; set; }

    /// <summary>The <c>tracestate</c> that the activity gets; null for none.</summary>
    internal string? TraceState { get; set; }

    /// <summary>Whether both are there: what came can go to the activity as it is.</summary>
    internal bool IsWritten { get; set; }

    /// <summary>The same as it would be sent on by somebody who adds no span.</summary>
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
