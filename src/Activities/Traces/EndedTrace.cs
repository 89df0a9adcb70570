using System.Diagnostics;

namespace SpanPack;

/// <summary>The trace of a chunk that is written: a local trace, or a single activity without further data.</summary>
/// <param name="root">The local root.</param>
/// <param name="known">The local trace; null for a single activity.</param>
/// <param name="remote">The remote parent of the trace; null for none.</param>
internal readonly ref struct EndedTrace(Activity root, LocalTrace? known, PropagatedContext? remote)
{
    internal Activity Root { get; } = root;

    internal LocalTrace? Known { get; } = known;

    internal PropagatedContext? Remote { get; } = remote;

    /// <summary>Gets the origin of the trace, such as <c>synthetics</c>; null for none.</summary>
    internal string? Origin => Known is { } known ? known.Origin : Remote?.Origin;
}
