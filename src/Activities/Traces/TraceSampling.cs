using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The sampling decision of one local root: by the caller, by rules and rates, or by the program. The first decision is kept, unless the
/// program changes it.
/// </summary>
/// <remarks>
/// Use it as a field that is not read-only. Thread-safe. Other local roots of the trace have the same decision
/// (<see cref="LastDecisions"/>). Source: docs/protocol.md#tags-that-a-tracer-adds and docs/protocol.md#sampling-in-the-tracer.
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal struct TraceSampling
{
    private ShortLock _lock;
    private TraceDecision? _last; // null for none
    private LastDecisions? _shared;
    private DecisionTicket _ticket;

    /// <summary>Gets whether the trace is fully decided.</summary>
    internal bool IsDecided
        => Volatile.Read(ref _last) is { IsMade: true } || (_shared is { HasSharing: true } && Read().Priority is not null);

    private TraceDecision Known { readonly get => _last ?? TraceDecision.None; set => _last = value; }

    public override readonly string ToString() => Known.ToString();

    /// <summary>Starts with the context of the caller.</summary>
    /// <param name="remote">The context; null without one.</param>
    internal void BeginWith(PropagatedContext? remote)
    {
        Known = RecentDecisions.OfCaller(remote);
        _shared = null;
    }

    /// <summary>Starts with the known decision about the trace of a local root.</summary>
    /// <param name="traceId">The id of the trace.</param>
    /// <param name="remote">The context of the caller; null without one.</param>
    /// <param name="shared">The decisions about traces.</param>
    internal void BeginWith(UInt128 traceId, PropagatedContext? remote, LastDecisions shared)
    {
        _ticket = shared.FindOrAdd(traceId, remote, out TraceDecision known);
        Known = known;
        _shared = shared;
    }

    /// <summary>Returns the data for other processes: the priority, once there is one, and the tags of the trace.</summary>
    internal (SamplingPriority? Priority, PropagatedTags Tags) Read()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        Refresh();
        return (Known.IsMade ? Known.Decision.Priority : null, Known.Tags);
    }

    /// <summary>Decides by rules and rates, unless there is a decision.</summary>
    /// <param name="sampler">The rules and rates.</param>
    /// <param name="root">The local root as a span.</param>
    /// <param name="defaults">The tags that it gets later; null for those of the process.</param>
    internal void Decide(TraceSampler sampler, Span root, DefaultTags? defaults = null)
    {
        if (IsDecided) return;
        DecideFirst(sampler.Decide(root, defaults)); // rules take their time: of two threads that decide at once, the first counts
    }

    /// <summary>Sets the decision, unless there is one.</summary>
    internal void DecideFirst(in SamplingDecision decision)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        if (Known.IsMade) return;
        TraceDecision made = RecentDecisions.After(Known, decision);
        Known = _shared is { } shared ? shared.SetFirst(_ticket, made) : made;
    }

    /// <summary>Sets the priority for the program. Rates of an earlier decision are kept.</summary>
    internal void Decide(SamplingPriority priority)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        Refresh();
        if (Known.IsMade && Known.Decision.Priority == priority) return;
        Known = RecentDecisions.After(Known, Known.DecideByHand(priority));
        _shared?.Set(_ticket, Known);
    }

    /// <summary>Adds or replaces a propagated tag.</summary>
    /// <param name="name">The name, which starts with <c>_dd.p.</c>.</param>
    /// <param name="value">The value.</param>
    internal void SetTag(string name, string value)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        Refresh();
        Known = Known.With(name, value);
        if (Known.IsMade) _shared?.Set(_ticket, Known);
    }

    /// <summary>Creates a chunk of spans with the decision.</summary>
    /// <param name="spans">The spans.</param>
    /// <param name="origin">The origin of the trace; null for none.</param>
    internal TraceChunk MakeChunk(in SpanCollection spans, string? origin) => ReadDecision().MakeChunk(spans, origin);

    /// <summary>Reads the decision, with the tags of the trace.</summary>
    internal TraceDecision ReadDecision()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        Refresh();
        return Known;
    }

    // Another local root may have decided, or a hand for it.
    private void Refresh()
    {
        if (_shared is not { HasSharing: true } shared || !shared.TryRead(_ticket, out TraceDecision last)) return;
        Known = last;
    }
}
