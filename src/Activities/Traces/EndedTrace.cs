using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The trace of a chunk that is written: a local trace, or an activity that is all of its trace and of which nothing else is known.
/// </summary>
/// <param name="root">The local root.</param>
/// <param name="known">The local trace; null for an activity alone.</param>
/// <param name="remote">What the caller said of the trace; null without one.</param>
internal readonly ref struct EndedTrace(Activity root, LocalTrace? known, PropagatedContext? remote)
{
    internal Activity Root { get; } = root;

    internal LocalTrace? Known { get; } = known;

    internal PropagatedContext? Remote { get; } = remote;

    /// <summary>Gets where the trace comes from, such as <c>synthetics</c>; null when nobody said.</summary>
    internal string? Origin => Known is { } known ? known.Origin : Remote?.Origin;
}
