using System.Diagnostics;
using OpenTelemetry;
using OpenTelemetry.Exporter;

namespace SpanPack.Activities.Benchmarks.Ending;

/// <summary>The OTLP exporter, for which somebody can wait.</summary>
internal sealed class WaitingExporter(OtlpExporterOptions options) : OtlpTraceExporter(options)
{
    private readonly AutoResetEvent _exported = new(false);
    private long _waiting; // activities

    public override ExportResult Export(in Batch<Activity> activityBatch)
    {
        long count = activityBatch.Count;
        ExportResult result = base.Export(activityBatch);
        Interlocked.Add(ref _waiting, -count);
        _exported.Set();
        return result;
    }

    /// <summary>Expects activities.</summary>
    internal void Expect(int count) => Interlocked.Add(ref _waiting, count);

    /// <summary>Waits for the end of an export, unless nothing is expected any more.</summary>
    /// <param name="patience">Milliseconds.</param>
    /// <returns>Whether all that was expected is exported.</returns>
    internal bool Wait(int patience)
    {
        if (Interlocked.Read(ref _waiting) > 0) _exported.WaitOne(patience);
        return Interlocked.Read(ref _waiting) == 0;
    }

    protected override void Dispose(bool disposing)
    {
        if (disposing) _exported.Dispose();
        base.Dispose(disposing);
    }
}
