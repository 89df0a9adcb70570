namespace SpanPack.Serialization.Tests.Allocations;

/// <summary>Measures what a thread allocates.</summary>
internal static class Allocated
{
    /// <summary>Bytes that an action allocates once it has run a few times: caches are filled and buffers have grown.</summary>
    internal static long By(Action action)
    {
        for (int i = 0; i < 3; i++) action();

        // The least of three: a collection may have trimmed the array pool just before one of them.
        return Math.Min(Once(action), Math.Min(Once(action), Once(action)));
    }

    private static long Once(Action action)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
