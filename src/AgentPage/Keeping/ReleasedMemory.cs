namespace SpanPack;

/// <summary>
/// Makes the collector free the memory of dropped payloads. They are old and large: otherwise as much garbage would accumulate as is kept.
/// Not safe for use by two threads at once.
/// </summary>
internal sealed class ReleasedMemory
{
    private const long CollectedAtOnce = 16 * 1024 * 1024;

    private long _released;

    /// <param name="bytes">The number of dropped bytes.</param>
    internal void Add(long bytes)
    {
        _released += bytes;
        if (_released < CollectedAtOnce) return;
        _released = 0;
        Collect();
    }

    /// <summary>Collects in the background, within some milliseconds.</summary>
    internal static void Collect() => GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: false);
}
