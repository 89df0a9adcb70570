using System.Diagnostics;
using OpenTelemetry;

namespace SpanPack;

/// <summary>Gives activities to a <see cref="DatadogAgentExporter"/> as they begin and end, on the threads that do so. Unlike the SDK's processors it has no lock, no queue and no thread.</summary>
/// <remarks>All members may be used by any number of threads. Activities that the SDK's sampler does not record are passed over.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DatadogAgentProcessor : BaseProcessor<Activity>
{
    private readonly DatadogAgentExporter _exporter;

    /// <summary>Makes a processor.</summary>
    /// <param name="exporter">What it gives activities to, and is shut down and disposed of with it; not null, and no other processor's.</param>
    /// <exception cref="ArgumentNullException"><paramref name="exporter"/> is null.</exception>
    public DatadogAgentProcessor(DatadogAgentExporter exporter)
    {
        ArgumentNullException.ThrowIfNull(exporter);
        _exporter = exporter;
        exporter.Processor = this;
    }

    /// <summary>Tells the exporter that an activity has begun: the first of a trace is its local root.</summary>
    /// <param name="data">The activity; not null.</param>
    public override void OnStart(Activity data)
    {
        ArgumentNullException.ThrowIfNull(data);
        if (data.Recorded) _exporter.OnStarted(data);
    }

    /// <summary>Gives an activity that has ended to the exporter.</summary>
    /// <param name="data">The activity; not null.</param>
    public override void OnEnd(Activity data)
    {
        ArgumentNullException.ThrowIfNull(data);
        if (data.Recorded) _exporter.OnEnded(data);
    }

    /// <summary>Says what it feeds; for a person.</summary>
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
