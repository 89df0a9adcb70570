using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Takes what came with a request to the local root, through an interface that has two strings for it. Safe for any number of threads.</summary>
/// <remarks>
/// <para>
/// W3C's own headers go to the activity as they came. What came in others is in the second string, without the limits of the wire. What it cannot say (links, errors, a trace without a decision or without a
/// parent, values with characters that it would replace) is in a table beside, by the object of that string: <see cref="Activity.TraceStateString"/> keeps it. The table forgets it with the string.
/// </para>
/// <para>The strings are for other readers: the local root of a collector finds the context itself (<see cref="RecentContexts"/>), and parses them only where it does not.</para>
/// <para>A trace that begins here and has something to tell still needs two strings: its parent is a span id that nobody has, and <see cref="PropagatedContext.ParentId"/> is 0.</para>
/// </remarks>
internal static class RemoteContext
{
    private static readonly ConditionalWeakTable<string, PropagatedContext> s_beside = [];

    /// <summary>Writes the two strings.</summary>
    /// <param name="context">What came. It is not changed any more.</param>
    /// <param name="traceParent">The first string.</param>
    /// <param name="traceState">The second string; null where W3C's headers came without it.</param>
    internal static void Write(PropagatedContext context, out string traceParent, out string? traceState)
    {
        bool isExact = true;
        ulong spanId = context.ParentId == 0 ? SpanIds.NewSpanId() : context.ParentId;
        traceParent = context.TraceParent ??= TraceParent.Write(context.TraceId, spanId, IsSampled(context));
        if (!context.IsWritten) context.TraceState = TraceStateWriter.WriteInProcess(context, out isExact);
        traceState = context.TraceState;
        bool isWhole = isExact && context.Links.Count == 0 && context.PropagationError is null && context.Priority is not null && context.ParentId != 0;
        if (isWhole) RecentContexts.Add(context);
        else s_beside.Add(traceState!, context);
    }

    /// <summary>Whether W3C's flag is set for a context: also for one that is undecided, since samplers that go by the parent's flag shall not drop it.</summary>
    internal static bool IsSampled(PropagatedContext context) => context.Priority is null or > 0;

    /// <summary>What came with the request that an activity serves; null when its trace begins here.</summary>
    /// <param name="localRoot">An activity without a parent object.</param>
    /// <param name="takes">Whether it is not asked for again.</param>
    internal static PropagatedContext? Of(Activity localRoot, bool takes = false)
    {
        if (localRoot.Parent is not null || localRoot.IdFormat != ActivityIdFormat.W3C || localRoot.ParentSpanId == default) return null;
        if (RecentContexts.Find(localRoot, takes) is { } recent) return recent;
        UInt128 traceId = IdOf(localRoot.TraceId);
        if (FindBeside(localRoot.TraceStateString, traceId) is { } beside) return beside;
        TraceState state = TraceStateReader.Read(localRoot.TraceStateString, TraceStateReader.MaxInProcessLength);
        var parent = new TraceParent(traceId, IdOf(localRoot.ParentSpanId), IsParentSampled(localRoot, state));

        // An activity of the time before sources is made by servers that read headers themselves; a context within the process is marked so.
        return Create(parent, state, isRemote: localRoot.HasRemoteParent || localRoot.Source.Name.Length == 0);
    }

    /// <summary>What came with a request, of which a context is left; null when it is one of this process that tells nothing.</summary>
    /// <param name="context">A context with ids.</param>
    internal static PropagatedContext? Of(in ActivityContext context)
    {
        if (RecentContexts.Find(context) is { } recent) return recent;
        UInt128 traceId = IdOf(context.TraceId);
        if (FindBeside(context.TraceState, traceId) is { } beside) return beside;
        if (context.TraceState is null && !context.IsRemote) return null;
        var parent = new TraceParent(traceId, IdOf(context.SpanId), context.TraceFlags.HasFlag(ActivityTraceFlags.Recorded));
        return Create(parent, TraceStateReader.Read(context.TraceState, TraceStateReader.MaxInProcessLength), context.IsRemote);
    }

    internal static UInt128 IdOf(ActivityTraceId id) => HexId.Read128(id.ToHexString());

    internal static ulong IdOf(ActivitySpanId id) => HexId.Read(id.ToHexString());

    private static PropagatedContext? FindBeside(string? traceState, UInt128 traceId)
        => traceState is not null && s_beside.TryGetValue(traceState, out PropagatedContext? beside) && beside.TraceId == traceId ? beside : null;

    // What was written here is not changed by the flag: it says more.
    private static PropagatedContext Create(in TraceParent parent, in TraceState state, bool isRemote)
    {
        PropagatedContext context = TraceContextHeaders.Create(parent, state);
        if (isRemote && !state.IsOwn) return context;
        return context with { IsRemote = isRemote || state.IsOwn, Priority = state.Priority, Tags = state.Tags, LastParent = state.LastParent };
    }

    // The flags of the parent are in its id alone, which is a string that is made when it is asked for: what was made here agrees with them.
    private static bool IsParentSampled(Activity activity, in TraceState state)
    {
        if (state.IsOwn) return state.Priority is null or > 0;
        return activity.ParentId is { Length: >= TraceParent.Length } id && TraceParent.TryParse(id, out TraceParent parent) && parent.IsSampled;
    }
}
