using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Decisions that recent traces have had: those of this process by their data, and those of callers by priority and tags. Each is created
/// once, and traces refer to it.
/// </summary>
/// <remarks>Thread-safe, without a lock. A decision replaces another one in the same entry.</remarks>
[DebuggerDisplay("{s_made.Length} decisions")]
internal static class RecentDecisions
{
    private const int Count = 4; // of this process: kept and dropped, by two rates. A power of two
    private const int CallerCount = 16; // A power of two

    private static readonly TraceDecision?[] s_made = new TraceDecision?[Count];
    private static readonly TraceDecision?[] s_ofCallers = new TraceDecision?[CallerCount];
    private static int s_next;

    /// <summary>Returns a decision after one of this process.</summary>
    /// <param name="before">The decision before.</param>
    /// <param name="decision">That of this process.</param>
    internal static TraceDecision After(TraceDecision before, in SamplingDecision decision)
    {
        if (!ReferenceEquals(before, TraceDecision.None)) return before.With(decision);
        foreach (TraceDecision? known in s_made)
        {
            if (known is not null && known.IsSame(decision)) return known;
        }

        TraceDecision made = before.With(decision);
        Volatile.Write(ref s_made[s_next++ & (Count - 1)], made);
        return made;
    }

    /// <summary>Returns the decision of the caller.</summary>
    /// <param name="remote">The context of the caller; null without one.</param>
    internal static TraceDecision OfCaller(PropagatedContext? remote)
    {
        if (remote is null) return TraceDecision.None;
        PropagatedTags tags = remote.Tags;
        if (remote.Priority is null && tags.Count == 0) return TraceDecision.None;
        SamplingPriority priority = remote.Priority ?? SamplingPriority.None;
        ref TraceDecision? place = ref s_ofCallers[(RuntimeHelpers.GetHashCode(tags) + (int)priority) & (CallerCount - 1)];
        if (Volatile.Read(ref place) is { } known && ReferenceEquals(known.Tags, tags) && known.IsMade == remote.Priority is not null
            && (!known.IsMade || known.Decision.Priority == priority)) return known;
        SamplingDecision decision = remote.Priority is null ? default : new SamplingDecision(priority, default, null, null);
        var made = new TraceDecision(decision, tags, isOurs: false, isMade: remote.Priority is not null);
        Volatile.Write(ref place, made);
        return made;
    }
}
