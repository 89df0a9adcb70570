using System.Diagnostics;
using System.Globalization;

namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>What a service has used so far.</summary>
/// <param name="IsTraced">Whether the request that asked for it has an activity.</param>
/// <param name="ProcessorMicroseconds">Of all its threads.</param>
/// <param name="AllocatedBytes">Of all its threads.</param>
internal sealed record ServiceState(bool IsTraced, long ProcessorMicroseconds, long AllocatedBytes)
{
    internal static ServiceState Read()
        => new(Activity.Current is not null, (long)Environment.CpuUsage.TotalTime.TotalMicroseconds, GC.GetTotalAllocatedBytes());

    internal static ServiceState Parse(string text)
    {
        string[] parts = text.Split(' ');
        return new ServiceState(bool.Parse(parts[0]), long.Parse(parts[1], CultureInfo.InvariantCulture), long.Parse(parts[2], CultureInfo.InvariantCulture));
    }

    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{IsTraced} {ProcessorMicroseconds} {AllocatedBytes}");
}
