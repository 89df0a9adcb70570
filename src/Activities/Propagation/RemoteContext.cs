using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// Passes the context of a request to its local root, through an interface with two strings. Safe for any number of threads.
/// </summary>
/// <remarks>
/// <para>
/// W3C headers are passed to the activity unchanged. The content of other headers is in the second string, without the limits of the wire.
/// Content that the string cannot express is in a separate table: links, errors, a trace without a decision or a parent, values with
/// replaced characters. Its key is the object of that string, which <see cref="Activity.TraceStateString"/> keeps alive.
/// </para>
/// <para>
/// The strings are for other readers. The local root of a collector finds the context itself (<see cref="RecentContexts"/>), and parses
/// them only as a fallback.
/// </para>
/// <para>
/// A trace that starts here and has data to pass still needs two strings: its parent is an unused span id, and
/// <see cref="PropagatedContext.ParentId"/> is 0.
/// </para>
/// </remarks>
internal static class RemoteContext
{
    private static readonly ConditionalWeakTable<string, PropagatedContext> s_beside = [];

    /// <summary>Writes the two strings.</summary>
    /// <param name="context">The context. It does not change any more.</param>
    /// <param name="traceParent">The first string.</param>
    /// <param name="traceState">The second string; null for W3C headers without it.</param>
    internal static void Write(PropagatedContext context, out string traceParent, out string? traceState)
    {
        bool isExact = true;
        ulong spanId = context.ParentId == 0 ? SpanIds.NewSpanId() : context.ParentId;
        traceParent = context.TraceParent ??= TraceParent.Write(context.TraceId, spanId, IsSampled(context));
        if (!context.IsWritten) context.TraceState = TraceStateWriter.WriteInProcess(context, out isExact);
        traceState = context.TraceState;
        bool isWhole = isExact && context.Links.Count == 0 && context.PropagationError is null && context.Priority is not null
            && context.ParentId != 0;
        if (isWhole) RecentContexts.Add(context);
        else s_beside.Add(traceState!, context);
    }

    /// <summary>
    /// Returns the W3C flag of a context. It is also set for an undecided one, so that samplers that use the parent's flag do not drop it.
    /// </summary>
    internal static bool IsSampled(PropagatedContext context) => context.Priority is null or > 0;

    /// <summary>Returns the context of the request that an activity serves; null when its trace starts here.</summary>
    /// <param name="localRoot">An activity without a parent object.</param>
    /// <param name="takes">Whether the context is not needed again.</param>
    internal static PropagatedContext? Of(Activity localRoot, bool takes = false)
    {
        if (localRoot.Parent is not null || localRoot.IdFormat != ActivityIdFormat.W3C || localRoot.ParentSpanId == default) return null;
        if (RecentContexts.Find(localRoot, takes) is { } recent) return recent;
        UInt128 traceId = IdOf(localRoot.TraceId);
        if (FindBeside(localRoot.TraceStateString, traceId) is { } beside) return beside;
        TraceState state = TraceStateReader.Read(localRoot.TraceStateString, TraceStateReader.MaxInProcessLength);
        var parent = new TraceParent(traceId, IdOf(localRoot.ParentSpanId), IsParentSampled(localRoot, state));

        // An activity of the time before sources is made by servers that read headers themselves; a context within the process is marked
        // so.
        return Create(parent, state, isRemote: localRoot.HasRemoteParent || localRoot.Source.Name.Length == 0);
    }

    /// <summary>Returns the context of a request from a part of it; null for one of this process without data.</summary>
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

    /// <summary>Returns a trace state as it would be sent: one that was written in this process has no limits.</summary>
    /// <param name="traceState">The trace state; null for none.</param>
    /// <param name="spanId">The span that it is of.</param>
    internal static string? ToWire(string? traceState, ulong spanId)
    {
        TraceState state = TraceStateReader.Read(traceState, TraceStateReader.MaxInProcessLength);
        return !state.IsOwn ? traceState : TraceStateWriter.Write(new LocalTraceContext
        {
            TraceId = 0, SpanId = spanId, LastDatadogSpanId = state.LastParent ?? spanId, Priority = state.Priority, Origin = state.Origin,
            Tags = state.Tags, ForeignTraceState = state.Foreign,
        });
    }

    internal static UInt128 IdOf(ActivityTraceId id) => HexId.Read128(id.ToHexString());

    internal static ulong IdOf(ActivitySpanId id) => HexId.Read(id.ToHexString());

    private static PropagatedContext? FindBeside(string? traceState, UInt128 traceId)
        => traceState is not null && s_beside.TryGetValue(traceState, out PropagatedContext? beside) && beside.TraceId == traceId
            ? beside
            : null;

    // What was written here is not changed by the flag: it says more.
    private static PropagatedContext Create(in TraceParent parent, in TraceState state, bool isRemote)
    {
        PropagatedContext context = TraceContextHeaders.Create(parent, state);
        if (isRemote && !state.IsOwn) return context;
        return context with
        {
            IsRemote = isRemote
            || state.IsOwn,
            Priority = state.Priority,
            Tags = state.Tags,
            LastParent = state.LastParent
        };
    }

    // The flags of the parent are in its id alone, which is a string that is made when it is asked for: what was made here agrees with
    // them.
    private static bool IsParentSampled(Activity activity, in TraceState state)
    {
        if (state.IsOwn) return state.Priority is null or > 0;
        return activity.ParentId is { Length: >= TraceParent.Length } id && TraceParent.TryParse(id, out TraceParent parent)
            && parent.IsSampled;
    }
}
