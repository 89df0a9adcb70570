using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// What was decided of the traces that began last, by their ids. A parent of this process that is given as a context makes a second local root, and says nothing of what was decided for the first:
/// a trace would be kept in part.
/// </summary>
/// <remarks>
/// Thread-safe. Values alone, since an object for each trace would outlive its request and make collections dear. A trace that finds its place taken replaces the other one, which is decided again where it
/// is asked for.
/// </remarks>
[DebuggerDisplay("{_places.Length} places")]
internal sealed class LastDecisions
{
    /// <summary>The most traces that are known. A power of two.</summary>
    internal const int Capacity = 4_096;

    private const int HashShift = 52; // leaves the bits of a place

    private readonly Known[] _places = new Known[Capacity];
    private readonly ulong[] _hashes = new ulong[Capacity]; // of what the places have: nearly all that is asked for is not there
    private volatile bool _hasSharing;

    /// <summary>Gets whether a second local root has found its trace, ever: else nobody but the first changes a decision.</summary>
    internal bool HasSharing => _hasSharing;

    /// <summary>Finds what was decided of the trace of a local root, or adds it.</summary>
    /// <param name="id">The id of the trace.</param>
    /// <param name="remote">The parent of the local root; null without one. One of another process says itself what was decided.</param>
    /// <param name="known">What is known of the trace.</param>
    internal DecisionTicket FindOrAdd(UInt128 id, PropagatedContext? remote, out TraceDecision known)
    {
        ulong hash = TraceIdHash.Of(id);
        int index = (int)(hash >> HashShift);
        bool isNew = remote is { IsRemote: true } || Volatile.Read(ref _hashes[index]) != hash;
        ref Known place = ref _places[index];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        if (!isNew && place.Id == id && place.Number != 0)
        {
            _hasSharing = true;
            known = place.Decision;
            return new DecisionTicket(index, place.Number);
        }

        known = new TraceDecision(remote);
        (place.Id, place.Decision) = (id, known);
        place.Number = Math.Max(place.Number + 1, 1);
        Volatile.Write(ref _hashes[index], hash);
        return new DecisionTicket(index, place.Number);
    }

    /// <summary>Whether something is known of a trace.</summary>
    /// <param name="id">The id of the trace.</param>
    /// <param name="hash">That of the id, by <see cref="TraceIdHash"/>.</param>
    internal bool Has(ActivityTraceId id, ulong hash)
    {
        int index = (int)(hash >> HashShift);
        if (Volatile.Read(ref _hashes[index]) != hash) return false;
        ref Known place = ref _places[index];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        return place.Number != 0 && place.Id == RemoteContext.IdOf(id);
    }

    /// <summary>Reads what any local root of the trace has decided.</summary>
    /// <returns>False where nothing was decided, or the place has another trace.</returns>
    internal bool TryRead(DecisionTicket ticket, out TraceDecision known)
    {
        ref Known place = ref _places[ticket.Place];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        known = place.Decision;
        return place.Number == ticket.Number && known.IsMade;
    }

    /// <summary>Decides, unless another local root of the trace has.</summary>
    /// <returns>What is decided.</returns>
    internal TraceDecision SetFirst(DecisionTicket ticket, in TraceDecision decision)
    {
        ref Known place = ref _places[ticket.Place];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        if (place.Number != ticket.Number) return decision;
        if (!place.Decision.IsMade) place.Decision = decision;
        return place.Decision;
    }

    /// <summary>Decides, whatever was decided before.</summary>
    internal void Set(DecisionTicket ticket, in TraceDecision decision)
    {
        ref Known place = ref _places[ticket.Place];
        using ShortLock.Held held = ShortLock.Enter(ref place.Lock);
        if (place.Number == ticket.Number) place.Decision = decision;
    }

    private struct Known
    {
        internal ShortLock Lock;
        internal int Number; // 0 for nothing yet
        internal UInt128 Id;
        internal TraceDecision Decision;
    }
}
