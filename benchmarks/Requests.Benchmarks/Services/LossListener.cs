using System.Diagnostics.Tracing;

namespace SpanPack.Requests.Benchmarks.Services;

/// <summary>Counts the spans that OpenTelemetry's queue had no room for: it says so when it ends.</summary>
internal sealed class LossListener : EventListener
{
    private long _count;

    internal long Count => Volatile.Read(ref _count);

    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        // Not more: what the SDK says of each activity costs time.
        if (eventSource.Name == "OpenTelemetry-Sdk") EnableEvents(eventSource, EventLevel.Warning);
    }

    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        if (eventData.EventName == "ExistsDroppedExportProcessorItems" && eventData.Payload?[2] is long count)
            Interlocked.Add(ref _count, count);
    }
}
