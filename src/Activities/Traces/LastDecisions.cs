using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// The decisions about recent traces by their ids. A parent of this process that is passed as a context creates a second local root.
/// Without the decision of the first, the trace would be kept in part.
/// </summary>
/// <remarks>
/// Thread-safe. It holds no object of a single trace, which would outlive its request and make garbage collections expensive: most traces
/// share their decisions (<see cref="RecentDecisions"/>). A new trace may replace an older one, which is decided again if needed.
/// </remarks>
[DebuggerDisplay("{_places.Length} places")]
internal sealed class LastDecisions
{
    /// <summary>The most traces. A power of two.</summary>
    internal const int Capacity = 1 << DecisionTicket.PlaceBits;

    private const int HashShift = 64 - DecisionTicket.PlaceBits; // leaves the bits of a place

    private readonly Known[] _places = new Known[Capacity];

    // A byte of the hash of each: nearly all that is asked for is not there, and 4 KiB stay in the first cache.
    private readonly byte[] _marks = new byte[Capacity];

    private volatile bool _hasSharing;

    /// <summary>Gets whether a second local root has ever found its trace; if not, only the first one changes a decision.</summary>
    internal bool HasSharing => _hasSharing;

    /// <summary>Finds the decision about the trace of a local root, or adds it.</summary>
    /// <param name="id">The id of the trace.</param>
    /// <param name="remote">
    /// The parent of the local root; null without one. A parent of another process carries the decision itself.
    /// </param>
    /// <param name="known">The known decision about the trace.</param>
    internal DecisionTicket FindOrAdd(UInt128 id, PropagatedContext? remote, out TraceDecision known)
    {
        ulong hash = TraceIdHash.Of(id);
        int index = (int)(hash >> HashShift);
        bool isNew = remote is { IsRemote: true } || Volatile.Read(ref _marks[index]) != MarkOf(hash);
        ref Known place = ref _places[index];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        if (!isNew && place.Id == id && place.Number != 0)
        {
            _hasSharing = true;
            known = place.Decision;
            return new DecisionTicket(index, place.Number);
        }

        known = RecentDecisions.OfCaller(remote);
        (place.Id, place.Decision) = (id, known);
        place.Number = place.Number == DecisionTicket.MaxNumber ? 1 : place.Number + 1;
        Volatile.Write(ref _marks[index], MarkOf(hash));
        return new DecisionTicket(index, place.Number);
    }

    /// <summary>Returns whether a trace is known.</summary>
    /// <param name="id">The trace id.</param>
    /// <param name="hash">Its <see cref="TraceIdHash"/>.</param>
    internal bool Has(ActivityTraceId id, ulong hash)
    {
        int index = (int)(hash >> HashShift);
        if (Volatile.Read(ref _marks[index]) != MarkOf(hash)) return false;
        ref Known place = ref _places[index];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        return place.Number != 0 && place.Id == RemoteContext.IdOf(id);
    }

    /// <summary>Reads the decision of any local root of the trace.</summary>
    /// <returns>False if there is no decision, or another trace has replaced it.</returns>
    internal bool TryRead(DecisionTicket ticket, out TraceDecision known)
    {
        ref Known place = ref _places[ticket.Place];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        known = place.Decision;
        return place.Number == ticket.Number && known.IsMade;
    }

    /// <summary>Sets the decision, unless another local root of the trace has.</summary>
    /// <returns>The decision.</returns>
    internal TraceDecision SetFirst(DecisionTicket ticket, TraceDecision decision)
    {
        ref Known place = ref _places[ticket.Place];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        if (place.Number != ticket.Number) return decision;
        if (!place.Decision.IsMade) place.Decision = decision;
        return place.Decision;
    }

    /// <summary>Sets or replaces the decision.</summary>
    internal void Set(DecisionTicket ticket, TraceDecision decision)
    {
        ref Known place = ref _places[ticket.Place];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        if (place.Number == ticket.Number) place.Decision = decision;
    }

    private static byte MarkOf(ulong hash) => (byte)(hash >> (HashShift - 8)); // bits that are not in the index

    private struct Known
    {
        internal ShortLock Lock;
        internal int Number; // 0 for nothing yet
        internal UInt128 Id;
        internal TraceDecision Decision;
    }
}
