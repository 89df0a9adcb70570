using System.Diagnostics;

namespace SpanPack;

/// <content>What <see cref="Traces"/> and <see cref="Writer"/> have, one by one.</content>
public sealed partial class DatadogTracingOptions
{
    /// <summary>Gets or sets how spans are named: <see cref="ActivityTraceOptions.Naming"/> of <see cref="Traces"/>.</summary>
    public SpanNaming Naming { get => Traces.Naming; set => Traces = Traces with { Naming = value }; }

    /// <summary>Gets or sets which sources are listened to: <see cref="ActivityTraceOptions.IncludedSources"/> of <see cref="Traces"/>. Not null.</summary>
    public IReadOnlyList<string> IncludedSources { get => Traces.IncludedSources; set => Traces = Traces with { IncludedSources = value }; }

    /// <summary>Gets or sets which sources are not listened to: <see cref="ActivityTraceOptions.ExcludedSources"/> of <see cref="Traces"/>. Not null.</summary>
    public IReadOnlyList<string> ExcludedSources { get => Traces.ExcludedSources; set => Traces = Traces with { ExcludedSources = value }; }

    /// <summary>Gets or sets which activities become spans: <see cref="ActivityTraceOptions.Filter"/> of <see cref="Traces"/>.</summary>
    public Func<Activity, bool>? Filter { get => Traces.Filter; set => Traces = Traces with { Filter = value }; }

    /// <summary>Gets or sets what changes spans before they are written: <see cref="ActivityTraceOptions.Enrich"/> of <see cref="Traces"/>.</summary>
    public Action<Activity, Span>? Enrich { get => Traces.Enrich; set => Traces = Traces with { Enrich = value }; }

    /// <summary>Gets or sets which traces are kept: <see cref="ActivityTraceOptions.Sampling"/> of <see cref="Traces"/>.</summary>
    public SamplingOptions? Sampling { get => Traces.Sampling; set => Traces = Traces with { Sampling = value }; }

    /// <summary>Gets or sets how traces go on in other processes: <see cref="ActivityTraceOptions.Propagation"/> of <see cref="Traces"/>.</summary>
    public PropagationOptions? Propagation { get => Traces.Propagation; set => Traces = Traces with { Propagation = value }; }

    /// <summary>Gets or sets how many activities of a trace may wait for its local root: <see cref="ActivityTraceOptions.PartialFlushSpans"/> of <see cref="Traces"/>; 1 to 100,000, or null for what variables say.</summary>
    public int? PartialFlushSpans { get => Traces.PartialFlushSpans; set => Traces = Traces with { PartialFlushSpans = value }; }

    /// <summary>Gets or sets how long they may wait: <see cref="ActivityTraceOptions.MaxWait"/> of <see cref="Traces"/>; above 0 to 1 hour.</summary>
    public TimeSpan MaxWait { get => Traces.MaxWait; set => Traces = Traces with { MaxWait = value }; }

    /// <summary>Gets or sets what is taken out of spans: <see cref="AgentWriterOptions.Redaction"/> of <see cref="Writer"/>. Not null.</summary>
    public RedactionOptions Redaction { get => Writer.Redaction; set => Writer = Writer with { Redaction = value }; }

    /// <summary>Gets or sets the format of payloads: <see cref="AgentWriterOptions.Format"/> of <see cref="Writer"/>.</summary>
    public TraceFormat? Format { get => Writer.Format; set => Writer = Writer with { Format = value }; }

    /// <summary>Gets or sets the size of segments in bytes: <see cref="AgentWriterOptions.SegmentBytes"/> of <see cref="Writer"/>; 64 KiB to 25 MiB.</summary>
    public int SegmentBytes { get => Writer.SegmentBytes; set => Writer = Writer with { SegmentBytes = value }; }

    /// <summary>Gets or sets how long a segment may wait for more chunks: <see cref="AgentWriterOptions.FlushInterval"/> of <see cref="Writer"/>; above 0 to 1 hour.</summary>
    public TimeSpan FlushInterval { get => Writer.FlushInterval; set => Writer = Writer with { FlushInterval = value }; }

    /// <summary>Gets or sets how long a flush waits for the agent: <see cref="AgentWriterOptions.FlushTimeout"/> of <see cref="Writer"/>; above 0 to 1 hour, or infinite.</summary>
    public TimeSpan FlushTimeout { get => Writer.FlushTimeout; set => Writer = Writer with { FlushTimeout = value }; }

    /// <summary>Gets or sets the limit of memory in bytes: <see cref="AgentWriterOptions.MaxHeldBytes"/> of <see cref="Writer"/>; 1 MiB or more.</summary>
    public long MaxHeldBytes { get => Writer.MaxHeldBytes; set => Writer = Writer with { MaxHeldBytes = value }; }

    /// <summary>Gets or sets how long the end of the host may take: <see cref="AgentWriterOptions.ShutdownTimeout"/> of <see cref="Writer"/>; 0 to 1 hour.</summary>
    public TimeSpan ShutdownTimeout { get => Writer.ShutdownTimeout; set => Writer = Writer with { ShutdownTimeout = value }; }
}
