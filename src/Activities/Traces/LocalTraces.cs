using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Finds the <see cref="LocalTrace"/> of an activity, which is created when a child starts or a component asks for it. A trace of one
/// activity needs none. While the local root runs it is in a table. If the table is full, or the topmost activity of the process is not
/// collected, has ended or runs for long, that activity refers to it.
/// </summary>
/// <remarks>
/// Safe for any number of threads. A trace lives as long as one of its activities, so one that is never stopped costs nothing once the
/// program releases it.
/// </remarks>
/// <param name="isCollected">Returns whether the end of an activity is reported.</param>
/// <param name="keepsEnded">Whether children that start after the end of the local root need its trace.</param>
/// <param name="remembersSingles">
/// Returns whether a child that starts after the end of a single-activity trace could get another decision.
/// </param>
[DebuggerDisplay("{_key}")]
internal sealed class LocalTraces(Predicate<Activity> isCollected, bool keepsEnded, Func<bool> remembersSingles)
{
    private static int s_number;

    // collectors do not share traces; short, because it is hashed each time
    private readonly string _key = $"sp{Interlocked.Increment(ref s_number)}";
    private readonly LastDecisions _decisions = new();
    private readonly LiveTraces _live = new();

    /// <summary>
    /// Records a started activity that is collected. If the topmost one is not collected, the first collected one is the local root.
    /// </summary>
    internal void Begin(Activity activity)
    {
        if (activity.Parent is not null && activity.IdFormat == ActivityIdFormat.W3C) OfChild(activity).OnBegun();
    }

    /// <summary>Finds the trace of a collected activity that has ended.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="trace">The trace; null if the activity is its whole trace.</param>
    /// <returns>Whether the activity can be used; false without W3C ids.</returns>
    internal bool TryGetOfEnded(Activity activity, out LocalTrace? trace)
    {
        trace = null;
        if (activity.IdFormat != ActivityIdFormat.W3C) return false;
        if (activity.Parent is not null)
        {
            trace = OfChild(activity);
            return true;
        }

        ulong hash = TraceIdHash.Of(activity.TraceId);
        Interlocked.MemoryBarrier(); // it has stopped: a child that begins now sees that, or is seen here
        trace = KnownAt(activity, hash) ?? (IsRemembered(activity, hash) ? Begin(activity, activity) : null);
        if (trace is not null && trace.IsRoot(activity)) Leave(trace, activity, keepsEnded || trace.HasOpen);
        return true;
    }

    /// <summary>Returns the trace of an activity whose trace was not reported: it starts with the topmost recorded activity.</summary>
    internal LocalTrace? OfUntold(Activity activity)
    {
        if (activity.IdFormat != ActivityIdFormat.W3C) return null;
        Activity top = activity, root = activity;
        while (top.Parent is { } parent)
        {
            top = parent;
            if (top is { Recorded: true, IsAllDataRequested: true }) root = top;
        }

        return KnownAt(top) ?? Begin(top, root);
    }

    /// <summary>Returns the trace of an activity, collected or not; null when neither it nor an ancestor is.</summary>
    internal LocalTrace? Find(Activity activity)
    {
        if (activity.IdFormat != ActivityIdFormat.W3C) return null;
        Activity top = TopOf(activity);
        if (KnownAt(top) is { } known) return known;
        Activity? collected = null;
        for (Activity? at = activity; at is not null; at = at.Parent)
        {
            if (isCollected(at)) collected = at;
        }

        return collected is null ? null : Begin(top, collected);
    }

    /// <summary>Starts the trace of a local root of the program. The owner of the root keeps the trace.</summary>
    /// <param name="root">The root.</param>
    /// <param name="remote">The context of the caller; null without one.</param>
    internal LocalTrace Begin(Span root, PropagatedContext? remote)
    {
        var trace = new LocalTrace();
        trace.BeginWith(root, remote, _decisions);
        return trace;
    }

    /// <summary>Makes a trace that of an activity and its descendants, unless they have one.</summary>
    internal void Attach(Activity activity, LocalTrace trace)
    {
        Activity top = TopOf(activity);
        lock (top)
        {
            if (KnownAt(top) is null) top.SetCustomProperty(_key, trace);
        }
    }

    /// <summary>Finds the nearest activity that becomes a span: the activity itself, or an ancestor.</summary>
    internal Activity? NearestOf(Activity? activity)
    {
        while (activity is not null && (activity.IdFormat != ActivityIdFormat.W3C || !isCollected(activity))) activity = activity.Parent;
        return activity;
    }

    /// <summary>Moves long-running traces out of the table: from then on only their activities refer to them.</summary>
    internal void MoveOld() => _live.MoveOld(trace => trace.Root!.SetCustomProperty(_key, trace));

    /// <summary>Returns the topmost activity of the process above an activity, or itself.</summary>
    internal static Activity TopOf(Activity activity)
    {
        while (activity.Parent is { } parent) activity = parent;
        return activity;
    }

    // A parent of this process that was given as a context makes another local root, now or before.
    private bool IsRemembered(Activity root, ulong hash)
        => remembersSingles() || (root.ParentSpanId != default && !root.HasRemoteParent) || _decisions.Has(root.TraceId, hash);

    private LocalTrace OfChild(Activity activity)
    {
        Activity top = TopOf(activity);
        return KnownAt(top) ?? Begin(top, isCollected(top) ? top : activity);
    }

    private LocalTrace? KnownAt(Activity top) => KnownAt(top, TraceIdHash.Of(top.TraceId));
    private LocalTrace? KnownAt(Activity top, ulong hash) => _live.Find(top, hash) ?? top.GetCustomProperty(_key) as LocalTrace;

    private void Leave(LocalTrace trace, Activity root, bool isKept)
    {
        if (!ReferenceEquals(_live.Find(root, TraceIdHash.Of(root.TraceId)), trace)) return;
        if (isKept) root.SetCustomProperty(_key, trace); // first: it is found all the time
        _live.Remove(trace);
    }

    private LocalTrace Begin(Activity top, Activity root)
    {
        lock (top) // its children may begin at once
        {
            if (KnownAt(top) is { } other) return other;
            var trace = new LocalTrace();
            trace.BeginWith(root, RemoteContext.Of(top, takes: true), _decisions); // what the caller said of a request holds below it
            if (root.IsStopped || !ReferenceEquals(top, root) || !_live.TryAdd(trace)) top.SetCustomProperty(_key, trace);
            Interlocked.MemoryBarrier();
            if (!root.IsStopped) return trace;
            trace.OnRootEnded(); // perhaps it has not seen this trace
            Leave(trace, root, isKept: true);
            return trace;
        }
    }
}
