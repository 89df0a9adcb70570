using System.Diagnostics;

namespace SpanPack;

/// <summary>Joins scopes of the program and activities to one tree: which of the two is the inner one, and activities whose parent is a span of the program.</summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="traces">The traces of one collector. Scopes of others are unknown to it.</param>
[DebuggerDisplay("{_traces}")]
internal sealed class ScopedActivities(LocalTraces traces)
{
    private readonly LocalTraces _traces = traces;

    /// <summary>Gets the active scope; null where none is active.</summary>
    private ActiveScope? Current => ActiveScope.Current is { } scope && ReferenceEquals(scope.LocalSpan.Traces, _traces) ? scope : null;

    /// <summary>Finds the parent of what begins now: the scope or the activity that began last and is active.</summary>
    /// <param name="scope">The scope; null where the activity is the parent.</param>
    /// <param name="activity">The activity; null where the scope is the parent. Both are null where neither is active.</param>
    internal void FindParent(out ActiveScope? scope, out Activity? activity)
    {
        scope = Current;
        activity = _traces.NearestOf(Activity.Current);
        if (scope is null || activity is null) return;
        if (scope.IsInside(activity)) activity = null;
        else scope = null;
    }

    /// <summary>Finds the scope whose span is nearer to an activity than any activity that becomes a span.</summary>
    /// <param name="activity">The activity, which is active and does not become a span itself.</param>
    internal ActiveScope? FindScopeAbove(Activity activity)
        => Current is { } scope && IsNearest(scope, activity) ? scope : null;

    /// <summary>Makes the span of a scope the parent of an activity that has begun inside it.</summary>
    /// <returns>Whether the activity is of the scope's trace. If not, its trace is what the framework says.</returns>
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

    private bool IsNearest(ActiveScope scope, Activity activity) => _traces.NearestOf(activity.Parent) is not { } nearest || scope.IsInside(nearest);

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
