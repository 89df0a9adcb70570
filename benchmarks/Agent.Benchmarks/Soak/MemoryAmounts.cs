namespace SpanPack.Agent.Benchmarks.Soak;

/// <summary>The memory of the process, in bytes.</summary>
/// <param name="Heap">What a full collection leaves.</param>
/// <param name="WorkingSet">What the process has in memory.</param>
internal readonly record struct MemoryAmounts(long Heap, long WorkingSet)
{
    internal static MemoryAmounts Read() => new(GC.GetTotalMemory(forceFullCollection: true), Environment.WorkingSet);
}
