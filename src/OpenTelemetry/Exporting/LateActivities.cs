using System.Diagnostics.Metrics;

namespace SpanPack;

/// <summary>
/// Activities that ended after the exporter was shut down, of all exporters of the process: meter <c>SpanPack.OpenTelemetry</c>.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
internal static class LateActivities
{
    private static readonly Meter s_meter = new("SpanPack.OpenTelemetry");
    private static readonly Counter<long> s_late = s_meter.CreateCounter<long>("spanpack.opentelemetry.late", "{activity}",
        "Activities that ended after the exporter was shut down, and were not sent.");

    internal static void Add(long count) => s_late.Add(count);
}
