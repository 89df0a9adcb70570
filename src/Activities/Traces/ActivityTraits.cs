using System.Diagnostics;

namespace SpanPack;

/// <summary>The parts of an activity's shape besides its tags.</summary>
internal static class ActivityTraits
{
    /// <summary>Finds the traits of an activity.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="trace">Its trace.</param>
    /// <returns>Null for an activity without a shape.</returns>
    internal static ShapeTraits? Of(Activity activity, LocalTrace trace)
    {
        ShapeTraits traits = ShapeTraits.None;
        if (trace.IsRoot(activity))
            traits = trace.Remote is { LastParent: not null } ? ShapeTraits.LocalRoot | ShapeTraits.LastParent : ShapeTraits.LocalRoot;
        else if (activity.Parent is null) return null;
        if (!string.IsNullOrEmpty(activity.StatusDescription)) traits |= ShapeTraits.Description;
        if (!string.IsNullOrEmpty(TraceStateOf(activity, trace))) traits |= ShapeTraits.TraceState;
        foreach (ref readonly ActivityEvent item in activity.EnumerateEvents())
            traits |= item.Name == StructureTags.ExceptionEvent ? ShapeTraits.Events | ShapeTraits.Exception : ShapeTraits.Events;
        foreach (ref readonly ActivityLink _ in activity.EnumerateLinks()) return null;
        return traits;
    }

    /// <summary>Gets the W3C <c>tracestate</c> for the span of an activity; null for none.</summary>
    internal static string? TraceStateOf(Activity activity, LocalTrace trace)
        => trace.Remote is { } remote ? remote.ForeignTraceState : activity.TraceStateString;
}
