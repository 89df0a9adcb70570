using System.Diagnostics;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// A cache of contexts that were read from headers and whose requests are being served, so that their text is not parsed again. The local
/// root finds its context by both ids and by the object of its trace state, and removes it. A new context may replace an older one, whose
/// text is then parsed.
/// </summary>
/// <remarks>Thread-safe, without a lock. A context that no local root removes stays until another one replaces it.</remarks>
internal static class RecentContexts
{
    /// <summary>The most contexts in the cache: 8 KiB of references. A power of two.</summary>
    internal const int Capacity = 1 << PlaceBits;

    private const int PlaceBits = 10;
    private const int TraceIdStart = 3; // in a traceparent
    private const int TraceIdLength = 32;
    private const int SpanIdStart = 36;
    private const int HashedLength = 4; // characters of each id, the last ones

    private static readonly PropagatedContext?[] s_places = new PropagatedContext?[Capacity];

    /// <summary>Adds a context whose texts are written.</summary>
    internal static void Add(PropagatedContext context)
        => Volatile.Write(ref s_places[PlaceOf(TraceIdOf(context), ParentIdOf(context))], context);

    /// <summary>Finds the context of a local root; null if it is unknown.</summary>
    /// <param name="root">The local root, with W3C ids.</param>
    /// <param name="takes">Whether the context is removed.</param>
    internal static PropagatedContext? Find(Activity root, bool takes)
    {
        string traceId = root.TraceId.ToHexString(), parentId = root.ParentSpanId.ToHexString();
        int place = PlaceOf(traceId, parentId);
        if (Find(place, traceId, parentId, root.TraceStateString) is not { } context) return null;
        if (takes) Interlocked.CompareExchange(ref s_places[place], null, context);
        return context;
    }

    /// <summary>Finds a context from the framework's part of it; null if it is unknown.</summary>
    internal static PropagatedContext? Find(in ActivityContext parent)
    {
        string traceId = parent.TraceId.ToHexString(), parentId = parent.SpanId.ToHexString();
        return Find(PlaceOf(traceId, parentId), traceId, parentId, parent.TraceState);
    }

    private static PropagatedContext? Find(int place, string traceId, string parentId, string? traceState)
    {
        PropagatedContext? context = Volatile.Read(ref s_places[place]);
        bool isOf = context is not null && ReferenceEquals(context.TraceState, traceState) && ParentIdOf(context).SequenceEqual(parentId)
            && TraceIdOf(context).SequenceEqual(traceId);
        return isOf ? context : null;
    }

    private static ReadOnlySpan<char> TraceIdOf(PropagatedContext context) => context.TraceParent.AsSpan(TraceIdStart, TraceIdLength);

    private static ReadOnlySpan<char> ParentIdOf(PropagatedContext context)
        => context.TraceParent.AsSpan(SpanIdStart, HeaderText.HexDigits);

    private static int PlaceOf(ReadOnlySpan<char> traceId, ReadOnlySpan<char> parentId)
    {
        ulong trace = MemoryMarshal.Read<ulong>(MemoryMarshal.AsBytes(traceId[^HashedLength..]));
        ulong parent = MemoryMarshal.Read<ulong>(MemoryMarshal.AsBytes(parentId[^HashedLength..]));
        return (int)(((trace * 31) + parent) * 0x9E3779B97F4A7C15 >> (64 - PlaceBits));
    }
}
