namespace SpanPack;

/// <summary>Gives the memory of payloads back that are gone. They are old and large, and without this the collector lets as much gather again as is kept. One thread at a time.</summary>
internal sealed class GoneMemory
{
    private const long CollectedAtOnce = 16 * 1024 * 1024;

    private long _gone;

    /// <param name="bytes">What has gone.</param>
    internal void Add(long bytes)
    {
        _gone += bytes;
        if (_gone < CollectedAtOnce) return;
        _gone = 0;
        Collect();
    }

    /// <summary>Collects what is gone, beside the program: some milliseconds.</summary>
    internal static void Collect() => GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: false);
}
