using System.Diagnostics;
using OpenTelemetry;

namespace SpanPack;

/// <summary>
/// Passes activities to a <see cref="DatadogAgentExporter"/> as they start and end, on their threads. Unlike the processors of the SDK it
/// has no lock, no queue and no thread.
/// </summary>
/// <remarks>All members may be used by any number of threads. Activities that the SDK's sampler does not record are ignored.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DatadogAgentProcessor : BaseProcessor<Activity>
{
    private readonly DatadogAgentExporter _exporter;

    /// <summary>Creates a processor.</summary>
    /// <param name="exporter">
    /// The exporter that it feeds, shuts down and disposes of; not null, and not shared with another processor.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="exporter"/> is null.</exception>
    public DatadogAgentProcessor(DatadogAgentExporter exporter)
    {
        ArgumentNullException.ThrowIfNull(exporter);
        _exporter = exporter;
        exporter.Processor = this;
    }

    /// <summary>Reports the start of an activity to the exporter; the first one of a trace is its local root.</summary>
    /// <param name="data">The activity; not null.</param>
    public override void OnStart(Activity data)
    {
        ArgumentNullException.ThrowIfNull(data);
        if (data.Recorded) _exporter.OnStarted(data);
    }

    /// <summary>Passes an ended activity to the exporter.</summary>
    /// <param name="data">The activity; not null.</param>
    public override void OnEnd(Activity data)
    {
        ArgumentNullException.ThrowIfNull(data);
        if (data.Recorded) _exporter.OnEnded(data);
    }

    /// <summary>Returns the exporter, for display.</summary>
    /// <returns>The exporter.</returns>
    public override string ToString() => _exporter.ToString();

    /// <inheritdoc/>
    protected override bool OnForceFlush(int timeoutMilliseconds) => _exporter.ForceFlush(timeoutMilliseconds);

    /// <inheritdoc/>
    protected override bool OnShutdown(int timeoutMilliseconds) => _exporter.Shutdown(timeoutMilliseconds);

    /// <inheritdoc/>
    protected override void Dispose(bool disposing)
    {
        if (disposing) _exporter.Dispose();
        base.Dispose(disposing);
    }
}
