using System.Diagnostics;
using System.Globalization;
using System.Runtime;

namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>What a service has used so far.</summary>
/// <param name="IsTraced">Whether the request that asked for it has an activity.</param>
/// <param name="ProcessorMicroseconds">Of all its threads.</param>
/// <param name="AllocatedBytes">Of all its threads.</param>
/// <param name="CompiledMethods">Each as often as the runtime has compiled it: a program that has just begun compiles for many seconds.</param>
internal sealed record ServiceState(bool IsTraced, long ProcessorMicroseconds, long AllocatedBytes, long CompiledMethods)
{
    internal static ServiceState Read()
        => new(Activity.Current is not null, (long)Environment.CpuUsage.TotalTime.TotalMicroseconds, GC.GetTotalAllocatedBytes(), JitInfo.GetCompiledMethodCount());

    internal static ServiceState Parse(string text)
    {
        string[] parts = text.Split(' ');
        return new ServiceState(bool.Parse(parts[0]), long.Parse(parts[1], CultureInfo.InvariantCulture), long.Parse(parts[2], CultureInfo.InvariantCulture), long.Parse(parts[3], CultureInfo.InvariantCulture));
    }

    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{IsTraced} {ProcessorMicroseconds} {AllocatedBytes} {CompiledMethods}");
}
