using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Measuring;

/// <summary>Counts what this thread allocates.</summary>
internal static class AllocationMeter
{
    private const int Rounds = 3;
    private const int SpansPerRound = 2000;

    /// <summary>
    /// Bytes a span once buffers have grown: the least of three rounds, since the runtime allocates now and then on whatever thread it is
    /// on.
    /// </summary>
    internal static double PerSpan(Workload workload)
    {
        int passes = Math.Max(2, SpansPerRound / workload.SpanCount);
        long least = long.MaxValue;
        workload.Run();
        for (int round = 0; round < Rounds; round++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            for (int i = 0; i < passes; i++) workload.Run();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return least / ((double)passes * workload.SpanCount);
    }
}
