using System.Diagnostics;

namespace SpanPack;

/// <summary>Finds the <see cref="LocalTrace"/> of an activity: the topmost activity that the process has of its trace refers to it, and lives as long as somebody has one of them.</summary>
/// <remarks>Safe for any number of threads. So an activity that is never stopped costs nothing once the program has let it go.</remarks>
[DebuggerDisplay("{_key}")]
internal sealed class LocalTraces(WaitingPlaces<LocalTrace> waiting)
{
    private static int s_number;

    private readonly string _key = $"SpanPack.LocalTrace.{Interlocked.Increment(ref s_number)}"; // collectors do not share traces

    /// <summary>Begins a trace, if the activity is the first of it that is collected.</summary>
    internal void Begin(Activity activity) => FindOrBegin(activity);

    /// <summary>The trace of an activity, which begins with it if it has none. Null for one without W3C ids.</summary>
    internal LocalTrace? FindOrBegin(Activity activity)
    {
        if (activity.IdFormat != ActivityIdFormat.W3C) return null;
        Activity top = TopOf(activity);
        return top.GetCustomProperty(_key) as LocalTrace ?? FindOrBegin(top, activity);
    }

    /// <summary>The same for one that has ended, of a trace of which nothing was told: it has begun with the topmost activity that is recorded.</summary>
    internal LocalTrace? FindOrBeginAtTop(Activity activity)
    {
        if (activity.IdFormat != ActivityIdFormat.W3C) return null;
        Activity top = activity, root = activity;
        while (top.Parent is { } parent)
        {
            top = parent;
            if (top is { Recorded: true, IsAllDataRequested: true }) root = top;
        }

        return top.GetCustomProperty(_key) as LocalTrace ?? FindOrBegin(top, root);
    }

    /// <summary>The trace of an activity; null when none of it is collected.</summary>
    internal LocalTrace? Find(Activity activity) => TopOf(activity).GetCustomProperty(_key) as LocalTrace;

    private LocalTrace FindOrBegin(Activity top, Activity activity)
    {
        if (ReferenceEquals(top, activity)) return Begin(top, activity);
        lock (top) // its children may begin at once: nobody listens to it
            return top.GetCustomProperty(_key) as LocalTrace ?? Begin(top, activity);
    }

    private LocalTrace Begin(Activity top, Activity root)
    {
        var trace = new LocalTrace(root, RemoteContext.Of(root), waiting);
        top.SetCustomProperty(_key, trace);
        return trace;
    }

    private static Activity TopOf(Activity activity)
    {
        while (activity.Parent is { } parent) activity = parent;
        return activity;
    }
}
