using System.Diagnostics;
using System.Diagnostics.Metrics;

namespace SpanPack;

/// <summary>The meter <c>SpanPack.Activities</c>: the outcomes of activities. Safe for any number of threads.</summary>
[DebuggerDisplay("SpanPack.Activities")]
internal sealed class CollectorMeter : IDisposable
{
    private readonly Meter _meter = new("SpanPack.Activities", LibraryVersion.Text);

    internal CollectorMeter(TraceCounts counts)
    {
        _meter.CreateObservableCounter("spanpack.activities.spans", () => counts.Spans, "{span}", "Activities that became spans.");
        _meter.CreateObservableCounter("spanpack.activities.filtered", () => counts.Filtered, "{activity}",
            "Activities that the program has filtered, and those that OpenTelemetry's instrumentation replaced.");
        _meter.CreateObservableCounter("spanpack.activities.unusable", () => counts.Unusable, "{activity}",
            "Activities without W3C ids, or that cannot be mapped.");
        _meter.CreateObservableCounter("spanpack.activities.partial_chunks", () => counts.Partial, "{chunk}",
            "Chunks that were sent before their local root had ended.");
        _meter.CreateObservableCounter("spanpack.activities.misuses", () => counts.Misuses, "{call}",
            "Spans that were ended twice or changed after their end, scopes that were closed out of order, headers whose getter or setter "
                + "threw.");
    }

    public void Dispose() => _meter.Dispose();
}
