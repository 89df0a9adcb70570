using System.Diagnostics;

namespace SpanPack;

/// <summary>What one local root knows of the decision about its trace: by the caller, by rules and rates, or by hand. The first decision stays, unless a hand changes it.</summary>
/// <remarks>A field that is not read-only. Thread-safe. Other local roots of the trace have the same decision (<see cref="LastDecisions"/>). Source: agent protocol, sections 5 and 8.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
internal struct TraceSampling
{
    private ShortLock _lock;
    private TraceDecision _known;
    private LastDecisions? _shared;
    private DecisionTicket _ticket;
    private volatile bool _isDecided;

    /// <summary>Gets whether nothing is left to decide.</summary>
    internal bool IsDecided => _isDecided || (_shared is { HasSharing: true } && Read().Priority is not null);

    public override readonly string ToString() => _known.ToString();

    /// <summary>Begins with what the caller said of the trace.</summary>
    /// <param name="remote">That; null without one.</param>
    internal void BeginWith(PropagatedContext? remote)
    {
        _known = new TraceDecision(remote);
        _shared = null;
        _isDecided = _known.IsMade;
    }

    /// <summary>Begins with what is known of the trace of a local root.</summary>
    /// <param name="traceId">The id of the trace.</param>
    /// <param name="remote">What the caller said; null without one.</param>
    /// <param name="shared">What is known of traces.</param>
    internal void BeginWith(UInt128 traceId, PropagatedContext? remote, LastDecisions shared)
    {
        _ticket = shared.FindOrAdd(traceId, remote, out _known);
        _shared = shared;
        _isDecided = _known.IsMade;
    }

    /// <summary>What is told to other processes: the priority, once there is one, and the tags of the trace.</summary>
    internal (SamplingPriority? Priority, PropagatedTags Tags) Read()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        Refresh();
        return (_known.IsMade ? _known.Decision.Priority : null, _known.Tags);
    }

    /// <summary>Decides by rules and rates, unless somebody has decided.</summary>
    /// <param name="sampler">The rules and rates.</param>
    /// <param name="root">The local root as a span.</param>
    internal void Decide(TraceSampler sampler, Span root)
    {
        if (!IsDecided) DecideFirst(sampler.Decide(root)); // rules take their time: of two threads that decide at once, the first counts
    }

    /// <summary>Decides, unless somebody has decided.</summary>
    internal void DecideFirst(in SamplingDecision decision)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        if (_known.IsMade) return;
        TraceDecision made = _known.With(decision);
        _known = _shared is { } shared ? shared.SetFirst(_ticket, made) : made;
        _isDecided = true;
    }

    /// <summary>Decides by hand. Rates of an earlier decision stay.</summary>
    internal void Decide(SamplingPriority priority)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        Refresh();
        if (_known.IsMade && _known.Decision.Priority == priority) return;
        _known = _known.With(priority);
        _isDecided = true;
        _shared?.Set(_ticket, _known);
    }

    /// <summary>Adds a tag that travels with the trace, or replaces it.</summary>
    /// <param name="name">The name, which begins with <c>_dd.p.</c>.</param>
    /// <param name="value">The value.</param>
    internal void SetTag(string name, string value)
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        Refresh();
        _known = _known.With(name, value);
        if (_known.IsMade) _shared?.Set(_ticket, _known);
    }

    /// <summary>Says of spans of the trace what was decided.</summary>
    /// <param name="spans">The spans.</param>
    /// <param name="origin">Where the trace comes from; null when nobody said.</param>
    internal TraceChunk MakeChunk(in SpanCollection spans, string? origin) => ReadDecision().MakeChunk(spans, origin);

    /// <summary>Reads what was decided, and the tags of the trace.</summary>
    internal TraceDecision ReadDecision()
    {
        using ShortLock.Held held = ShortLock.Enter(ref _lock);
        Refresh();
        return _known;
    }

    // Another local root may have decided, or a hand for it.
    private void Refresh()
    {
        if (_shared is not { HasSharing: true } shared || !shared.TryRead(_ticket, out TraceDecision last)) return;
        _known = last;
        _isDecided = true;
    }
}
