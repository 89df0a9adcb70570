using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Joins scopes of the program and activities into one tree: it finds the inner one of both, and activities whose parent is a span of the
/// program.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="traces">The traces of one collector. Scopes of others are unknown to it.</param>
[DebuggerDisplay("{_traces}")]
internal sealed class ScopedActivities(LocalTraces traces)
{
    private readonly LocalTraces _traces = traces;

    /// <summary>Gets the active scope; null if none is active.</summary>
    private ActiveScope? Current => ActiveScope.Current is { } scope && ReferenceEquals(scope.LocalSpan.Traces, _traces) ? scope : null;

    /// <summary>Finds the parent of a new item: the scope or the activity that started last and is active.</summary>
    /// <param name="scope">The scope; null if the activity is the parent.</param>
    /// <param name="activity">The activity; null if the scope is the parent. Both are null if neither is active.</param>
    internal void FindParent(out ActiveScope? scope, out Activity? activity)
    {
        scope = Current;
        activity = _traces.NearestOf(Activity.Current);
        if (scope is null || activity is null) return;
        if (scope.IsInside(activity)) activity = null;
        else scope = null;
    }

    /// <summary>Finds the scope whose span is closer to an activity than any ancestor that becomes a span.</summary>
    /// <param name="activity">The activity, which is active and does not become a span.</param>
    internal ActiveScope? FindScopeAbove(Activity activity)
        => Current is { } scope && IsNearest(scope, activity) ? scope : null;

    /// <summary>Makes the span of a scope the parent of an activity that has started inside it.</summary>
    /// <returns>Whether the activity belongs to the scope's trace. If not, the framework decides on its trace.</returns>
    internal bool TryJoin(Activity activity)
    {
        if (Current is not { } scope || activity.IdFormat != ActivityIdFormat.W3C) return false;
        bool hasOwnParent = activity.Parent is null && activity.ParentSpanId != default; // given as a context
        if (hasOwnParent ? !TryFind(activity.ParentSpanId, ref scope) : !IsNearest(scope, activity)) return false;
        if (RemoteContext.IdOf(activity.TraceId) != scope.LocalSpan.Span.TraceId) return false; // another component makes the ids
        LocalTrace trace = scope.LocalSpan.GetTrace();
        trace.HasSpans = true;
        if (!hasOwnParent) SpanParent.Set(activity, scope.LocalSpan.Span);
        _traces.Attach(activity, trace);
        trace.OnBegun();
        return true;
    }

    private bool IsNearest(ActiveScope scope, Activity activity)
        => _traces.NearestOf(activity.Parent) is not { } nearest || scope.IsInside(nearest);

    // Of the active scope or one outside of it.
    private static bool TryFind(ActivitySpanId id, ref ActiveScope scope)
    {
        ulong spanId = RemoteContext.IdOf(id);
        for (ActiveScope? outer = scope; outer is not null; outer = outer.Outer)
        {
            if (outer.LocalSpan.Span.SpanId != spanId) continue;
            scope = outer;
            return true;
        }

        return false;
    }
}
