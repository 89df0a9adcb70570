using System.Diagnostics;

namespace SpanPack;

/// <summary>The parts of an activity's shape besides its tags.</summary>
internal static class ActivityTraits
{
    /// <summary>Finds the traits of an activity.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="root">The local root of its trace; null if the program has made it.</param>
    /// <param name="remote">The remote parent of the trace; null for none.</param>
    /// <returns>Null for an activity without a shape.</returns>
    internal static ShapeTraits? Of(Activity activity, Activity? root, PropagatedContext? remote)
    {
        ShapeTraits traits = ShapeTraits.None;
        if (ReferenceEquals(activity, root))
            traits = remote is { LastParent: not null } ? ShapeTraits.LocalRoot | ShapeTraits.LastParent : ShapeTraits.LocalRoot;
        else if (activity.Parent is null) return null;
        if (!string.IsNullOrEmpty(activity.StatusDescription)) traits |= ShapeTraits.Description;
        if (!string.IsNullOrEmpty(TraceStateOf(activity, remote))) traits |= ShapeTraits.TraceState;
        foreach (ref readonly ActivityEvent item in activity.EnumerateEvents())
            traits |= item.Name == StructureTags.ExceptionEvent ? ShapeTraits.Events | ShapeTraits.Exception : ShapeTraits.Events;
        foreach (ref readonly ActivityLink _ in activity.EnumerateLinks()) return null;
        return traits;
    }

    /// <summary>Gets the W3C <c>tracestate</c> for the span of an activity; null for none.</summary>
    internal static string? TraceStateOf(Activity activity, PropagatedContext? remote)
        => remote is null ? activity.TraceStateString : remote.ForeignTraceState;
}
