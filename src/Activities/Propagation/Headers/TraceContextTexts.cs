using System.Diagnostics;

namespace SpanPack;

/// <summary>The content and the texts of the two W3C headers.</summary>
[DebuggerDisplay("{ParentText,nq} {StateText,nq}")]
internal readonly record struct TraceContextTexts
{
    /// <summary>Gets the parent.</summary>
    internal required TraceParent Parent { get; init; }

    /// <summary>Gets further data of the trace.</summary>
    internal required TraceState State { get; init; }

    /// <summary>Gets the <c>traceparent</c>, if it is the one that would be written here; null for other versions and flags.</summary>
    internal string? ParentText { get; init; }

    /// <summary>Gets the <c>tracestate</c>; null for none.</summary>
    internal string? StateText { get; init; }

    /// <summary>Gets whether both headers can be passed to the activity unchanged, because reading them again gives the same.</summary>
    internal bool CanPass
        => ParentText is not null && !State.IsOwn && (StateText is null || StateText.Length <= TraceState.MaxHeaderLength);
}
