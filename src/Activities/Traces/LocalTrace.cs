using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The part of a trace in one process: its local root, its ended items that were not sent yet, and its sampling decision.
/// </summary>
/// <remarks>Safe for any number of threads. No two traces share a lock.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal sealed partial class LocalTrace : IWaiting, IHeaderTexts
{
    private const int NumbersOfThread = 256; // that it takes at once

    private static int s_number;

    [ThreadStatic]
    private static int s_next;

    private ShortLock _lock;
    private TraceSampling _sampling;
    private object _root = null!; // Activity or Span
    private volatile bool _isFiltered;
    private volatile bool _hasSpans;

    /// <summary>Gets the local root; null if it is a span of the program (<see cref="RootSpan"/>).</summary>
    internal Activity? Root => _root as Activity;

    /// <summary>Gets the local root of the program; null if it is an activity.</summary>
    internal Span? RootSpan => _root as Span;

    /// <summary>Gets the id of the trace.</summary>
    internal UInt128 TraceId => _root is Span span ? span.TraceId : RemoteContext.IdOf(((Activity)_root).TraceId);

    /// <summary>Gets whether the local root has not ended.</summary>
    internal bool IsRootOpen => Root is { } activity ? !activity.IsStopped : !_isRootEnded;

    /// <summary>Gets whether the trace contains spans of the program, or activities with such parents.</summary>
    internal bool HasSpans { get => _hasSpans; set => _hasSpans = value; }

    /// <summary>Gets the sampling of the trace. Two local roots may share its decision.</summary>
    internal ref TraceSampling Sampling => ref _sampling;

    /// <summary>Gets whether the program's filter drops the whole trace.</summary>
    internal bool IsFiltered => _isFiltered;

    public int Number { get; } = NextNumber();

    public byte Steps { get; set; }

    public override string ToString()
        => $"{Root?.DisplayName ?? RootSpan?.Name} {TraceId:x32}: {_count} ended{(_isRootEnded ? ", root ended" : "")}";

    /// <summary>Makes it the trace of a root. An unused one may be reused.</summary>
    /// <param name="root">The first activity that the process started for the trace.</param>
    /// <param name="remote">The context of the caller; null without one.</param>
    /// <param name="decisions">The decisions about traces; null if no other local root is known.</param>
    internal void BeginWith(Activity root, PropagatedContext? remote, LastDecisions? decisions)
    {
        Begin(root, remote);
        if (decisions is null) _sampling.BeginWith(remote);
        else _sampling.BeginWith(TraceId, remote, decisions);
    }

    /// <summary>Makes it the trace of a root of the program.</summary>
    internal void BeginWith(Span root, PropagatedContext? remote, LastDecisions? decisions)
    {
        Begin(root, remote);
        _hasSpans = true;
        if (decisions is null) _sampling.BeginWith(remote);
        else _sampling.BeginWith(root.TraceId, remote, decisions);
    }

    /// <summary>Returns whether an activity or a span is the local root.</summary>
    internal bool IsRoot(object item) => ReferenceEquals(_root, item);

    /// <summary>Returns whether an ended item is the local root.</summary>
    internal bool IsRoot(EndedActivity ended) => ended.IsRoot(_root);

    /// <summary>Drops the whole trace: nothing more of it is sent.</summary>
    internal void Filter() => _isFiltered = true;

    // Traces of two threads that run at once wait at places that are far from each other.
    private static int NextNumber()
    {
        int next = s_next;
        if ((next & (NumbersOfThread - 1)) == 0) next = Interlocked.Add(ref s_number, NumbersOfThread);
        s_next = next + 1;
        return next;
    }

    private void Begin(object root, PropagatedContext? remote)
    {
        _root = root;
        _context = remote;
        if (remote?.PropagationError is { } error) SetPropagationError(error);
        (_isFiltered, _hasSpans) = (false, false);
    }
}
