using System.Diagnostics;
using OpenTelemetry;

namespace SpanPack;

/// <summary>Sends the activities of a provider to the Datadog trace agent in the agent's format.</summary>
/// <remarks>
/// <para>
/// A <see cref="DatadogAgentProcessor"/> passes activities as they end: those of a local trace are one chunk. With the processors of the
/// SDK, each batch has a chunk for each of its traces.
/// </para>
/// <para>All members may be used by any number of threads. The exporter's own requests are not traced.</para>
/// </remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DatadogAgentExporter : BaseExporter<Activity>
{
    private readonly AgentWriter? _writer; // the program's
    private readonly AgentWriterOptions _agent;
    private readonly ActivityTraceOptions _traces;
    private readonly TimeProvider _time;
    private readonly Lazy<ActivityTraceCollector> _collector; // the provider has its resource when the first activity begins
    private volatile bool _isShutDown;
    private long _late;

    /// <summary>Creates an exporter.</summary>
    /// <param name="options">The content and destination; null for the defaults.</param>
    /// <exception cref="ArgumentException">An option is null or out of its range.</exception>
    public DatadogAgentExporter(DatadogAgentExporterOptions? options = null)
    {
        options ??= new DatadogAgentExporterOptions();
        ArgumentNullException.ThrowIfNull(options.Agent, nameof(options));
        ArgumentNullException.ThrowIfNull(options.Traces, nameof(options));
        options.Agent.Check();
        options.Traces.Check();
        (_writer, _agent, _traces, _time) = (options.Writer, options.Agent, options.Traces, options.Time);
        _collector = new Lazy<ActivityTraceCollector>(CreateCollector);
        if (ListeningCollectors.AddExporter()) new CollectorLog(_traces.Logger).CollectedTwice();
    }

    /// <summary>Gets the number of activities that came after <see cref="BaseExporter{T}.Shutdown"/> and were not sent.</summary>
    public long LateActivities => Volatile.Read(ref _late);

    /// <summary>Gets or sets the processor that feeds it, which knows the provider.</summary>
    internal BaseProcessor<Activity>? Processor { get; set; }

    /// <summary>Passes ended activities to the writer. It does not wait until they are sent.</summary>
    /// <param name="batch">The activities, of any traces, in any order.</param>
    /// <returns>Failure after the exporter was shut down.</returns>
    public override ExportResult Export(in Batch<Activity> batch)
    {
        if (!TryBegin((int)batch.Count)) return ExportResult.Failure;
        using var activities = new ActivityBatch(batch);
        _collector.Value.Write(activities.Activities);
        return ExportResult.Success;
    }

    /// <summary>Returns the destination of spans, for display.</summary>
    /// <returns>The writer and its counts.</returns>
    public override string ToString() => _collector.IsValueCreated ? _collector.Value.ToString() : "nothing yet";

    /// <summary>Called when an activity of a local trace starts.</summary>
    internal void OnStarted(Activity activity)
    {
        if (!_isShutDown) _collector.Value.OnStarted(activity);
    }

    /// <summary>Called when an activity of a local trace ends.</summary>
    internal void OnEnded(Activity activity)
    {
        if (TryBegin(1)) _collector.Value.OnEnded(activity);
    }

    /// <inheritdoc/>
    protected override bool OnForceFlush(int timeoutMilliseconds)
        => !_collector.IsValueCreated || Flush(new Deadline(timeoutMilliseconds, _time));

    /// <inheritdoc/>
    protected override bool OnShutdown(int timeoutMilliseconds)
    {
        var deadline = new Deadline(timeoutMilliseconds, _time);
        _isShutDown = true;
        ListeningCollectors.RemoveExporter(); // the SDK calls this once
        if (!_collector.IsValueCreated) return true;
        bool isSent = Flush(deadline);
        using IDisposable scope = SuppressInstrumentationScope.Begin();
        Task end = Task.Run(EndAsync);
        return end.Wait(deadline.Left) && isSent; // what it takes longer, it takes in the background
    }

    /// <inheritdoc/>
    protected override void Dispose(bool disposing)
    {
        if (disposing) Shutdown(0); // does nothing when it was called before
        base.Dispose(disposing);
    }

    // Whatever waits for the network is done elsewhere: the caller may have a context that only it can go on in.
    private bool Flush(Deadline deadline)
    {
        using IDisposable scope = SuppressInstrumentationScope.Begin();
        return Task.Run(() => _collector.Value.Writer.TryFlushAsync(deadline.Left)).GetAwaiter().GetResult() is { DroppedSpans: 0 };
    }

    private async Task EndAsync()
    {
        ActivityTraceCollector collector = _collector.Value;
        await collector.DisposeAsync().ConfigureAwait(false);
        if (_writer is null) await collector.Writer.DisposeAsync().ConfigureAwait(false);
    }

    private bool TryBegin(int count)
    {
        if (!_isShutDown) return true;
        Interlocked.Add(ref _late, count);
        SpanPack.LateActivities.Add(count);
        return false;
    }

    private ActivityTraceCollector CreateCollector()
    {
        using IDisposable scope = SuppressInstrumentationScope.Begin();
        var resource = new ProviderResource((Processor?.ParentProvider ?? ParentProvider).GetResource());
        AgentWriter writer = _writer ?? new AgentWriter(_agent with { Process = _agent.Process ?? resource.Describe() });
        return new ActivityTraceCollector(writer, _traces with { Listens = false, SetsPropagator = false, Resource = resource.Attributes });
    }
}
