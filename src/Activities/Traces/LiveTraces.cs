using System.Diagnostics;

namespace SpanPack;

/// <summary>
/// Traces whose local roots run and have children, by the ids of the traces. Custom properties of activities would cost a dictionary and a
/// lock for each request.
/// </summary>
/// <remarks>
/// Thread-safe, without a lock. A local root that is never stopped would stay here. After a while it is moved to a place where it can be
/// collected (<see cref="MoveOld"/>).
/// </remarks>
[DebuggerDisplay("{_places.Length} places")]
internal sealed class LiveTraces
{
    /// <summary>The most traces: 8 KiB of references. A power of two.</summary>
    internal const int Capacity = 1 << PlaceBits;

    private const int PlaceBits = 10;

    private readonly LocalTrace?[] _places = new LocalTrace?[Capacity];

    /// <summary>Finds the trace of a local root without a parent; null if it is not here.</summary>
    /// <param name="root">The local root.</param>
    /// <param name="hash">The <see cref="TraceIdHash"/> of its trace id.</param>
    internal LocalTrace? Find(Activity root, ulong hash)
        => Volatile.Read(ref _places[PlaceOf(hash)]) is { } trace && trace.IsRoot(root) ? trace : null;

    /// <summary>Adds a trace whose local root is an activity.</summary>
    /// <returns>False if another one has its entry.</returns>
    internal bool TryAdd(LocalTrace trace) => Interlocked.CompareExchange(ref _places[PlaceOf(trace.Root!)], trace, null) is null;

    /// <summary>Removes a trace, if it is here.</summary>
    /// <returns>Whether it was.</returns>
    internal bool Remove(LocalTrace trace)
        => ReferenceEquals(Interlocked.CompareExchange(ref _places[PlaceOf(trace.Root!)], null, trace), trace);

    /// <summary>Removes the traces that were here at the previous call, too.</summary>
    /// <param name="move">Makes a trace available elsewhere, before it is removed.</param>
    internal void MoveOld(Action<LocalTrace> move)
    {
        for (int i = 0; i < _places.Length; i++)
        {
            if (Volatile.Read(ref _places[i]) is not { } trace) continue;
            if (!trace.IsOld)
            {
                trace.IsOld = true;
                continue;
            }

            move(trace);
            Interlocked.CompareExchange(ref _places[i], null, trace);
        }
    }

    private static int PlaceOf(Activity root) => PlaceOf(TraceIdHash.Of(root.TraceId));

    private static int PlaceOf(ulong hash) => (int)(hash >> (64 - PlaceBits));
}
