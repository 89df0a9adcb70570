using System.Diagnostics;

namespace SpanPack;

/// <content>Single options of <see cref="Traces"/> and <see cref="Writer"/>.</content>
public sealed partial class DatadogTracingOptions
{
    /// <summary>Gets or sets how spans are named: <see cref="ActivityTraceOptions.Naming"/> of <see cref="Traces"/>.</summary>
    public SpanNaming Naming { get => Traces.Naming; set => Traces = Traces with { Naming = value }; }

    /// <summary>
    /// Gets or sets the names of the sources to listen to: <see cref="ActivityTraceOptions.IncludedSources"/> of <see cref="Traces"/>. Not
    /// null.
    /// </summary>
    public IReadOnlyList<string> IncludedSources { get => Traces.IncludedSources; set => Traces = Traces with { IncludedSources = value }; }

    /// <summary>
    /// Gets or sets the names of the sources to ignore: <see cref="ActivityTraceOptions.ExcludedSources"/> of <see cref="Traces"/>. Not
    /// null.
    /// </summary>
    public IReadOnlyList<string> ExcludedSources { get => Traces.ExcludedSources; set => Traces = Traces with { ExcludedSources = value }; }

    /// <summary>
    /// Gets or sets whether opening a connection becomes a span: <see cref="ActivityTraceOptions.CollectsConnections"/> of
    /// <see cref="Traces"/>.
    /// </summary>
    public bool CollectsConnections { get => Traces.CollectsConnections; set => Traces = Traces with { CollectsConnections = value }; }

    /// <summary>
    /// Gets or sets whether both activities of one operation become spans: <see cref="ActivityTraceOptions.CollectsOuterOperations"/> of
    /// <see cref="Traces"/>.
    /// </summary>
    public bool CollectsOuterOperations
    {
        get => Traces.CollectsOuterOperations; set =>
        Traces = Traces with { CollectsOuterOperations = value };
    }

    /// <summary>
    /// Gets or sets whether polling becomes traces: <see cref="ActivityTraceOptions.CollectsPolling"/> of <see cref="Traces"/>.
    /// </summary>
    public bool CollectsPolling { get => Traces.CollectsPolling; set => Traces = Traces with { CollectsPolling = value }; }

    /// <summary>
    /// Gets or sets a filter that selects the activities that become spans: <see cref="ActivityTraceOptions.Filter"/> of
    /// <see cref="Traces"/>.
    /// </summary>
    public Func<Activity, bool>? Filter { get => Traces.Filter; set => Traces = Traces with { Filter = value }; }

    /// <summary>
    /// Gets or sets a callback that changes spans before they are written: <see cref="ActivityTraceOptions.Enrich"/> of
    /// <see cref="Traces"/>.
    /// </summary>
    public Action<Activity, Span>? Enrich { get => Traces.Enrich; set => Traces = Traces with { Enrich = value }; }

    /// <summary>Gets or sets the sampling of traces: <see cref="ActivityTraceOptions.Sampling"/> of <see cref="Traces"/>.</summary>
    public SamplingOptions? Sampling { get => Traces.Sampling; set => Traces = Traces with { Sampling = value }; }

    /// <summary>
    /// Gets or sets the HTTP statuses that make an incoming request an error: <see cref="ActivityTraceOptions.HttpServerErrorStatuses"/> of
    /// <see cref="Traces"/>.
    /// </summary>
    public string? HttpServerErrorStatuses
    {
        get => Traces.HttpServerErrorStatuses; set =>
        Traces = Traces with { HttpServerErrorStatuses = value };
    }

    /// <summary>
    /// Gets or sets the HTTP statuses that make an outgoing request an error: <see cref="ActivityTraceOptions.HttpClientErrorStatuses"/> of
    /// <see cref="Traces"/>.
    /// </summary>
    public string? HttpClientErrorStatuses
    {
        get => Traces.HttpClientErrorStatuses; set =>
        Traces = Traces with { HttpClientErrorStatuses = value };
    }

    /// <summary>
    /// Gets or sets the baggage keys that become tags: <see cref="ActivityTraceOptions.BaggageTagKeys"/> of <see cref="Traces"/>.
    /// </summary>
    public IReadOnlyList<string>? BaggageTagKeys { get => Traces.BaggageTagKeys; set => Traces = Traces with { BaggageTagKeys = value }; }

    /// <summary>
    /// Gets or sets whether outgoing requests name the service that they call: <see cref="ActivityTraceOptions.SetsPeerService"/> of
    /// <see cref="Traces"/>.
    /// </summary>
    public bool? SetsPeerService { get => Traces.SetsPeerService; set => Traces = Traces with { SetsPeerService = value }; }

    /// <summary>
    /// Gets or sets other names for these services: <see cref="ActivityTraceOptions.PeerServiceMapping"/> of <see cref="Traces"/>.
    /// </summary>
    public IReadOnlyDictionary<string, string>? PeerServiceMapping
    {
        get => Traces.PeerServiceMapping; set =>
        Traces = Traces with { PeerServiceMapping = value };
    }

    /// <summary>
    /// Gets or sets whether spans of clients keep the service of the process:
    /// <see cref="ActivityTraceOptions.RemoveIntegrationServiceNames"/> of <see cref="Traces"/>.
    /// </summary>
    public bool? RemoveIntegrationServiceNames
    {
        get => Traces.RemoveIntegrationServiceNames; set =>
        Traces = Traces with { RemoveIntegrationServiceNames = value };
    }

    /// <summary>
    /// Gets or sets how traces continue in other processes: <see cref="ActivityTraceOptions.Propagation"/> of <see cref="Traces"/>.
    /// </summary>
    public PropagationOptions? Propagation { get => Traces.Propagation; set => Traces = Traces with { Propagation = value }; }

    /// <summary>
    /// Gets or sets how many activities of a trace may wait for its local root: <see cref="ActivityTraceOptions.PartialFlushSpans"/> of
    /// <see cref="Traces"/>; 1 to 100,000, or null for that of environment variables.
    /// </summary>
    public int? PartialFlushSpans { get => Traces.PartialFlushSpans; set => Traces = Traces with { PartialFlushSpans = value }; }

    /// <summary>
    /// Gets or sets how long they may wait: <see cref="ActivityTraceOptions.MaxWait"/> of <see cref="Traces"/>; above 0 to 1 hour.
    /// </summary>
    public TimeSpan MaxWait { get => Traces.MaxWait; set => Traces = Traces with { MaxWait = value }; }

    /// <summary>
    /// Gets or sets the redaction of spans: <see cref="AgentWriterOptions.Redaction"/> of <see cref="Writer"/>. Not null.
    /// </summary>
    public RedactionOptions Redaction { get => Writer.Redaction; set => Writer = Writer with { Redaction = value }; }

    /// <summary>Gets or sets the format of payloads: <see cref="AgentWriterOptions.Format"/> of <see cref="Writer"/>.</summary>
    public TraceFormat? Format { get => Writer.Format; set => Writer = Writer with { Format = value }; }

    /// <summary>
    /// Gets or sets the size of segments in bytes: <see cref="AgentWriterOptions.SegmentBytes"/> of <see cref="Writer"/>; 64 KiB to 25 MiB.
    /// </summary>
    public int SegmentBytes { get => Writer.SegmentBytes; set => Writer = Writer with { SegmentBytes = value }; }

    /// <summary>
    /// Gets or sets how long a segment may wait for more chunks: <see cref="AgentWriterOptions.FlushInterval"/> of <see cref="Writer"/>;
    /// above 0 to 1 hour.
    /// </summary>
    public TimeSpan FlushInterval { get => Writer.FlushInterval; set => Writer = Writer with { FlushInterval = value }; }

    /// <summary>
    /// Gets or sets how long a flush waits for the agent: <see cref="AgentWriterOptions.FlushTimeout"/> of <see cref="Writer"/>; above 0 to
    /// 1 hour, or infinite.
    /// </summary>
    public TimeSpan FlushTimeout { get => Writer.FlushTimeout; set => Writer = Writer with { FlushTimeout = value }; }

    /// <summary>
    /// Gets or sets the limit of memory in bytes: <see cref="AgentWriterOptions.MaxHeldBytes"/> of <see cref="Writer"/>; 1 MiB or more.
    /// </summary>
    public long MaxHeldBytes { get => Writer.MaxHeldBytes; set => Writer = Writer with { MaxHeldBytes = value }; }

    /// <summary>
    /// Gets or sets how long the shutdown may take: <see cref="AgentWriterOptions.ShutdownTimeout"/> of <see cref="Writer"/>; 0 to 1 hour.
    /// </summary>
    public TimeSpan ShutdownTimeout { get => Writer.ShutdownTimeout; set => Writer = Writer with { ShutdownTimeout = value }; }
}
