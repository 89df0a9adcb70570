using System.Diagnostics;

namespace SpanPack;

/// <summary>What W3C's <c>tracestate</c> says. Source: docs/protocol.md#headers-between-services.</summary>
[DebuggerDisplay("{ToString(),nq}")]
internal readonly record struct TraceState
{
    /// <summary>Characters of a header that is read; a longer one is as none.</summary>
    internal const int MaxHeaderLength = 4_096;

    /// <summary>Characters of a member of others; a longer one is left out.</summary>
    internal const int MaxForeignLength = 512;

    /// <summary>Members, with ours.</summary>
    internal const int MaxMembers = 32;

    internal const string Key = "dd=";
    internal const string PriorityKey = "s";
    internal const string OriginKey = "o";
    internal const string ParentKey = "p";
    internal const string TagPrefix = "t.";

    public TraceState()
    {
    }

    /// <summary><c>s</c>: what was decided; null for nothing.</summary>
    internal SamplingPriority? Priority { get; init; }

    /// <summary><c>o</c>: where the trace comes from; null for nothing.</summary>
    internal string? Origin { get; init; }

    /// <summary><c>p</c>: the last span of the trace that Datadog has; null for none.</summary>
    internal ulong? LastParent { get; init; }

    /// <summary><c>t.*</c>, under their names as tags.</summary>
    internal PropagatedTags Tags { get; init; } = PropagatedTags.Empty;

    /// <summary>The members of others, in their order; null for none.</summary>
    internal string? Foreign { get; init; }

    /// <summary>Whether it was made in this process, by <see cref="TraceStateWriter.WriteInProcess"/>: <c>p</c> is the first key.</summary>
    internal bool IsOwn { get; init; }

    public override string ToString() => $"{Priority} {Origin} {LastParent:x16} {Tags} {Foreign}";
}
