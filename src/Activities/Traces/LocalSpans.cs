using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Starts and ends the spans of the program, in the same traces, with the same decisions and headers as the activities of its collector.
/// </summary>
/// <remarks>
/// Safe for any number of threads. A trace reads the system clock once. Spans below a span start at its start plus the elapsed time of a
/// monotonic clock, so no child starts before its parent or ends after its work.
/// </remarks>
[DebuggerDisplay("{Traces}")]
internal sealed partial class LocalSpans
{
    private readonly TraceGathering _gathering;
    private readonly ScopedActivities _scopes;
    private readonly TraceContexts _contexts;
    private readonly TraceCounts _counts;
    private readonly CollectorLog _log;
    private readonly SpanClock _clock;
    private readonly Func<bool> _remembersSingles;

    /// <param name="traces">The traces of the collector; null if nothing is collected.</param>
    /// <param name="gathering">Receives ended items.</param>
    /// <param name="scopes">The active scopes.</param>
    /// <param name="contexts">Creates contexts for other processes.</param>
    /// <param name="tools">The rest of the collector.</param>
    internal LocalSpans(LocalTraces? traces, TraceGathering gathering, ScopedActivities scopes, TraceContexts contexts,
        LocalSpanTools tools)
    {
        (Traces, _gathering, _scopes, _contexts) = (traces, gathering, scopes, contexts);
        (_counts, _log, DefaultService, _remembersSingles) = (tools.Counts, tools.Log, tools.DefaultService, tools.RemembersSingles);
        _clock = new SpanClock(tools.Time);
    }

    /// <summary>Gets whether spans are sent. If not, they still have ids and times.</summary>
    internal bool IsEnabled => Traces is not null;

    /// <summary>Gets the service of spans without one.</summary>
    internal string DefaultService { get; }

    /// <summary>Gets the traces of the collector; null if nothing is collected.</summary>
    internal LocalTraces? Traces { get; }

    /// <summary>Finds the parent of a new span: a scope, an activity, or neither.</summary>
    internal void FindActive(out ActiveScope? scope, out Activity? activity) => _scopes.FindParent(out scope, out activity);

    /// <summary>Finds the trace of an activity; null if it is not collected.</summary>
    internal LocalTrace? Find(Activity activity) => Traces?.Find(activity);

    /// <summary>Starts a span below the innermost active scope or activity; without one it starts a trace.</summary>
    /// <param name="span">The span, which has a name.</param>
    /// <param name="start">The start; null for now.</param>
    internal void BeginUnderActive(LocalSpan span, DateTimeOffset? start)
    {
        _scopes.FindParent(out ActiveScope? scope, out Activity? activity);
        if (scope is not null) BeginChild(span, scope.LocalSpan, start);
        else if (activity is not null && Traces?.Find(activity) is { } trace) BeginChild(span, activity, trace, start);
        else
        {
            // An activity that nobody collects is above: the trace is that of its request, and activities that begin in this scope join
            // the span's trace by the id.
            Activity? above = activity is null && Activity.Current is { IdFormat: ActivityIdFormat.W3C } current ? current : null;
            BeginRoot(span, above is null ? null : RemoteContext.Of(LocalTraces.TopOf(above)), start);
            if (above is not null) span.Span.TraceId = RemoteContext.IdOf(above.TraceId);
        }
    }

    /// <summary>Starts the first span of this process for a trace.</summary>
    /// <param name="span">The span, which has a name.</param>
    /// <param name="remote">The context of the caller; null for a new trace.</param>
    /// <param name="start">The start; null for now.</param>
    internal void BeginRoot(LocalSpan span, PropagatedContext? remote, DateTimeOffset? start)
    {
        Span data = span.Span;
        long timestamp = Start(data, start);
        data.TraceId = remote?.TraceId ?? SpanIds.NewTraceId(data.StartTime);
        data.IsLocalRoot = true;
        if (remote is not null) Continue(data, remote);
        span.Begin(remote is null ? null : Traces?.Begin(data, remote), timestamp);
    }

    /// <summary>Starts a span below another one, which may have ended.</summary>
    internal void BeginChild(LocalSpan span, LocalSpan parent, DateTimeOffset? start)
    {
        Span data = span.Span, above = parent.Span;
        long timestamp = _clock.Timestamp;
        bool goesOn = start is null && parent.Timestamp != 0;
        if (goesOn) Identify(data, above.Start + _clock.Between(parent.Timestamp, timestamp));
        else timestamp = Start(data, start);
        (data.TraceId, data.ParentId, data.ParentService) = (above.TraceId, above.SpanId, above.Service);
        span.Begin(parent.Traces is null ? null : parent.GetTrace(), timestamp);
    }

    /// <summary>
    /// Returns whether a span belongs to another trace than the current activity, which activities in its scope must not continue.
    /// </summary>
    internal bool IsApart(LocalSpan span)
        => Traces is { } traces && Activity.Current is { IdFormat: ActivityIdFormat.W3C } activity
            && (RemoteContext.IdOf(activity.TraceId) != span.Span.TraceId
                || (span.Span.IsLocalRoot && traces.NearestOf(activity) is not null));

    /// <summary>Ends a span, which is sent with the others of its trace. Repeated calls have no effect.</summary>
    /// <param name="span">The span.</param>
    /// <param name="end">The end; null for now.</param>
    internal void End(LocalSpan span, DateTimeOffset? end)
    {
        if (!span.TryEnd())
        {
            Misused(TracingMisuse.EndedTwice);
            return;
        }

        Span data = span.Span;
        data.Duration = Math.Max(1, end is null && span.Timestamp != 0
            ? _clock.Between(span.Timestamp, _clock.Timestamp)
            : SpanClock.Between(data.Start, end ?? _clock.Now));
        if (!IsEnabled) return;
        var ended = new EndedActivity(data);
        if (!_remembersSingles() && span.IsAlone())
        {
            _gathering.AddAlone(ended, span.ByHand);
            return;
        }

        LocalTrace trace = span.GetTrace();
        _gathering.Add(trace, ended, trace.IsRoot(data) ? 0 : ActivityContent.Weigh(data)); // the root waits for nothing
    }

    private void BeginChild(LocalSpan span, Activity parent, LocalTrace trace, DateTimeOffset? start)
    {
        Span data = span.Span;
        long timestamp = Start(data, start);
        (data.TraceId, data.ParentId) = (RemoteContext.IdOf(parent.TraceId), RemoteContext.IdOf(parent.SpanId));
        data.ParentService = _contexts.ServiceOf(parent);
        trace.HasSpans = true;
        span.Begin(trace, timestamp);
    }

    private long Start(Span data, DateTimeOffset? start)
    {
        long timestamp = start is null ? _clock.Timestamp : 0;
        Identify(data, SpanClock.ToNanoseconds(start ?? _clock.Now));
        return timestamp;
    }

    private void Identify(Span data, long start)
    {
        data.SpanId = SpanIds.NewSpanId();
        data.Start = start;
        data.Service ??= DefaultService;
    }

    private static void Continue(Span data, PropagatedContext remote)
    {
        data.ParentId = remote.ParentId;
        if (remote.LastParentId is { } last) data.LastParentId = last;
        foreach (SpanLink link in remote.Links) data.AddLink(link);
    }
}
