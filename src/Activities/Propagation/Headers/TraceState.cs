using System.Diagnostics;

namespace SpanPack;

/// <summary>The content of W3C <c>tracestate</c>. Source: docs/protocol.md#headers-between-services.</summary>
[DebuggerDisplay("{ToString(),nq}")]
internal readonly record struct TraceState
{
    /// <summary>The longest header in characters; a longer one is ignored.</summary>
    internal const int MaxHeaderLength = 4_096;

    /// <summary>The longest member of another vendor in characters; a longer one is ignored.</summary>
    internal const int MaxForeignLength = 512;

    /// <summary>The most members, including the Datadog one.</summary>
    internal const int MaxMembers = 32;

    internal const string Key = "dd=";
    internal const string PriorityKey = "s";
    internal const string OriginKey = "o";
    internal const string ParentKey = "p";
    internal const string TagPrefix = "t.";

    public TraceState()
    {
    }

    /// <summary>Gets <c>s</c>: the sampling priority; null for none.</summary>
    internal SamplingPriority? Priority { get; init; }

    /// <summary>Gets <c>o</c>: the origin of the trace; null for none.</summary>
    internal string? Origin { get; init; }

    /// <summary>Gets <c>p</c>: the last span of the trace that Datadog has; null for none.</summary>
    internal ulong? LastParent { get; init; }

    /// <summary>Gets <c>t.*</c>, under their names as tags.</summary>
    internal PropagatedTags Tags { get; init; } = PropagatedTags.Empty;

    /// <summary>Gets the members of other vendors, in their order; null for none.</summary>
    internal string? Foreign { get; init; }

    /// <summary>
    /// Gets whether it was created in this process, by <see cref="TraceStateWriter.WriteInProcess"/>: <c>p</c> is the first key.
    /// </summary>
    internal bool IsOwn { get; init; }

    public override string ToString() => $"{Priority} {Origin} {LastParent:x16} {Tags} {Foreign}";
}
