namespace SpanPack;

/// <summary>The traces that changed last, in bounded memory. One thread at a time.</summary>
internal sealed class ChangedTraces
{
    private const int Capacity = 4096; // a power of two

    private readonly KeptTrace?[] _ring = new KeptTrace?[Capacity];

    /// <summary>Gets the number of changes.</summary>
    internal long Count { get; private set; }

    internal void Add(KeptTrace trace) => _ring[Count++ & (Capacity - 1)] = trace;

    internal void Clear() => Array.Clear(_ring);

    internal (KeptTrace[] Traces, bool More) Since(ref long since, int most)
    {
        var found = new HashSet<KeptTrace>();
        long oldest = Math.Max(since, Count - Capacity), next = Count;
        while (next > oldest && found.Count < most)
        {
            if (_ring[--next & (Capacity - 1)] is { } trace) found.Add(trace);
        }

        bool more = next > since;
        since = Count;
        return ([.. found], more);
    }
}
