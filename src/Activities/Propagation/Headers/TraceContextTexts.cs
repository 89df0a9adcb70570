using System.Diagnostics;

namespace SpanPack;

/// <summary>What W3C's two headers say, and the headers themselves.</summary>
[DebuggerDisplay("{ParentText,nq} {StateText,nq}")]
internal readonly record struct TraceContextTexts
{
    /// <summary>The parent.</summary>
    internal required TraceParent Parent { get; init; }

    /// <summary>What else is known of the trace.</summary>
    internal required TraceState State { get; init; }

    /// <summary>The <c>traceparent</c>, where it is the one that would be written here; null for other versions and flags.</summary>
    internal string? ParentText { get; init; }

    /// <summary>The <c>tracestate</c>; null for none.</summary>
    internal string? StateText { get; init; }

    /// <summary>Gets whether both headers can go to the activity as they are: they are read again as they were here.</summary>
    internal bool CanPass => ParentText is not null && !State.IsOwn && (StateText is null || StateText.Length <= TraceState.MaxHeaderLength);
}
