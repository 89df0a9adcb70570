using System.Diagnostics;

namespace SpanPack;

/// <summary>The common data of the spans in a branch of the tree, before their tags.</summary>
/// <param name="source">The source of their activities.</param>
/// <param name="kind">Their kind.</param>
/// <param name="status">Their status.</param>
/// <param name="name">Their name.</param>
/// <param name="traits">Their other traits.</param>
/// <param name="next">The next one in the same place of the table.</param>
[DebuggerDisplay("{_name,nq}")]
internal sealed class ShapeHead(ActivitySource source, ActivityKind kind, ActivityStatusCode status, string name, ShapeTraits traits,
    ShapeHead? next)
{
    private readonly string _name = name;

    /// <summary>Gets the top of the branch.</summary>
    internal ShapeNode Top { get; } = new("", HoleKind.Guard, null);

    internal ShapeHead? Next { get; } = next;

    /// <summary>Returns whether an activity is of the branch.</summary>
    internal bool Is(Activity activity, string displayName, ShapeTraits others)
        => ReferenceEquals(activity.Source, source) && traits == others && activity.Kind == kind && activity.Status == status
            && _name == displayName;
}
