using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Finds the <see cref="LocalTrace"/> of an activity, once there is something to know: a child has begun, or a component has asked. A trace of one activity needs none. While the local root runs it is in a
/// table; where the table has no room, or the topmost activity of the process is not collected, has ended or runs for long, that activity refers to it.
/// </summary>
/// <remarks>Safe for any number of threads. A trace lives as long as somebody has one of its activities, so one that is never stopped costs nothing once the program has let it go.</remarks>
/// <param name="waiting">Where traces wait for their roots.</param>
/// <param name="isCollected">Whether the end of an activity is told.</param>
/// <param name="keepsEnded">Whether children that begin after the end of the local root have to know its trace.</param>
/// <param name="remembersSingles">Whether what was decided of a trace of one activity would be decided otherwise for a child that begins after its end.</param>
[DebuggerDisplay("{_key}")]
internal sealed class LocalTraces(WaitingPlaces<LocalTrace> waiting, Predicate<Activity> isCollected, bool keepsEnded, Func<bool> remembersSingles)
{
    private static int s_number;

    private readonly string _key = $"sp{Interlocked.Increment(ref s_number)}"; // collectors do not share traces; short, because it is hashed each time
    private readonly LastDecisions _decisions = new();
    private readonly LiveTraces _live = new();

    /// <summary>Takes note of an activity that has begun and is collected: where the topmost one is not, the first that begins is the local root.</summary>
    internal void Begin(Activity activity)
    {
        if (activity.Parent is not null && activity.IdFormat == ActivityIdFormat.W3C) OfChild(activity).OnBegun();
    }

    /// <summary>Finds the trace of a collected activity that has ended.</summary>
    /// <param name="activity">The activity.</param>
    /// <param name="trace">The trace; null where the activity is all of it.</param>
    /// <returns>Whether the activity can be used: not without W3C ids.</returns>
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

    /// <summary>The same for one of a trace of which nothing was told: it has begun with the topmost activity that is recorded.</summary>
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

    /// <summary>The trace of an activity that may be collected or not; null when no activity of its trace, from it upwards, is.</summary>
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

    /// <summary>Begins the trace of a local root that the program has made. Who has the root keeps the trace.</summary>
    /// <param name="root">The root.</param>
    /// <param name="remote">What the caller said of the trace; null without one.</param>
    internal LocalTrace Begin(Span root, PropagatedContext? remote)
    {
        var trace = new LocalTrace(waiting);
        trace.BeginWith(root, remote, _decisions);
        return trace;
    }

    /// <summary>Makes a trace that of an activity and of those below it, unless they have one.</summary>
    internal void Attach(Activity activity, LocalTrace trace)
    {
        Activity top = TopOf(activity);
        lock (top)
        {
            if (KnownAt(top) is null) top.SetCustomProperty(_key, trace);
        }
    }

    /// <summary>Finds the nearest activity that becomes a span: the activity itself, or one above it.</summary>
    internal Activity? NearestOf(Activity? activity)
    {
        while (activity is not null && (activity.IdFormat != ActivityIdFormat.W3C || !isCollected(activity))) activity = activity.Parent;
        return activity;
    }

    /// <summary>Moves traces that run for long out of the table: what holds them from then on is their activities alone.</summary>
    internal void MoveOld() => _live.MoveOld(trace => trace.Root!.SetCustomProperty(_key, trace));

    // A parent of this process that was given as a context makes another local root, now or before.
    private bool IsRemembered(Activity root, ulong hash)
        => remembersSingles() || (root.ParentSpanId != default && !root.HasRemoteParent) || _decisions.Has(root.TraceId, hash);

    private static Activity TopOf(Activity activity)
    {
        while (activity.Parent is { } parent) activity = parent;
        return activity;
    }

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
            var trace = new LocalTrace(waiting);
            trace.BeginWith(root, RemoteContext.Of(root, takes: true), _decisions);
            if (root.IsStopped || !ReferenceEquals(top, root) || !_live.TryAdd(trace)) top.SetCustomProperty(_key, trace);
            Interlocked.MemoryBarrier();
            if (!root.IsStopped) return trace;
            trace.OnRootEnded(); // perhaps it has not seen this trace
            Leave(trace, root, isKept: true);
            return trace;
        }
    }
}
