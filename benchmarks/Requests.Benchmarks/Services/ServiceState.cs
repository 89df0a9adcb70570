using System.Diagnostics;
using System.Runtime;
using System.Text.Json;

namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>What a service has used so far.</summary>
/// <param name="IsTraced">Whether the request that asked for it has an activity.</param>
/// <param name="Format">The format of its next traces, where it is traced by us.</param>
/// <param name="ProcessorMicroseconds">Of all its threads.</param>
/// <param name="AllocatedBytes">Of all its threads.</param>
/// <param name="CompiledMethods">
/// Each as often as the runtime has compiled it: a program that has just begun compiles for many seconds.
/// </param>
/// <param name="Collections">How often each generation was collected, without collections of higher ones.</param>
/// <param name="ResidentBytes">The memory that it has now.</param>
internal sealed record ServiceState(bool IsTraced, TraceFormat? Format, long ProcessorMicroseconds, long AllocatedBytes,
    long CompiledMethods, int[] Collections, long ResidentBytes)
{
    /// <param name="collector">The collector of the service, where it is traced by us.</param>
    internal static ServiceState Read(ActivityTraceCollector? collector)
    {
        int[] collections = [GC.CollectionCount(0) - GC.CollectionCount(1), GC.CollectionCount(1) - GC.CollectionCount(2),
            GC.CollectionCount(2)];
        return new(Activity.Current is not null, collector?.Writer.Format, (long)Environment.CpuUsage.TotalTime.TotalMicroseconds,
            GC.GetTotalAllocatedBytes(), JitInfo.GetCompiledMethodCount(), collections, Environment.WorkingSet);
    }

    internal static ServiceState Parse(string text) => JsonSerializer.Deserialize<ServiceState>(text)!;

    public override string ToString() => JsonSerializer.Serialize(this);
}
