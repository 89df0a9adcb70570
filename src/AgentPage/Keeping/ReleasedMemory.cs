namespace SpanPack;

/// <summary>Has the collector take back the memory of payloads that were dropped. They are old and large: without this as much would gather again as is kept. Not thread-safe.</summary>
internal sealed class ReleasedMemory
{
    private const long CollectedAtOnce = 16 * 1024 * 1024;

    private long _released;

    /// <param name="bytes">Bytes that were dropped.</param>
    internal void Add(long bytes)
    {
        _released += bytes;
        if (_released < CollectedAtOnce) return;
        _released = 0;
        Collect();
    }

    /// <summary>Collects in the background: some milliseconds.</summary>
    internal static void Collect() => GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: false);
}
