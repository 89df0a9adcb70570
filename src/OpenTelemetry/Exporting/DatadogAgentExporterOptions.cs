using System.Diagnostics;

namespace SpanPack;

/// <summary>Options of a <see cref="DatadogAgentExporter"/>: how activities become spans, and their destination.</summary>
/// <remarks>For one thread: it is read when the exporter is created; later changes have no effect.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DatadogAgentExporterOptions
{
    /// <summary>
    /// Gets or sets the writer of spans, which is flushed and not disposed of; null (the default) to create one from <see cref="Agent"/>.
    /// </summary>
    public AgentWriter? Writer { get; set; }

    /// <summary>
    /// Gets or sets how a writer of the exporter writes, buffers and sends. Its process defaults to that of the provider's resource. Not
    /// null.
    /// </summary>
    public AgentWriterOptions Agent { get; set; } = new();

    /// <summary>
    /// Gets or sets how activities become spans, and which traces are kept. The provider decides on sources and resource, so these parts
    /// and <see cref="ActivityTraceOptions.SetsPropagator"/> are ignored. Not null.
    /// </summary>
    public ActivityTraceOptions Traces { get; set; } = new();

    /// <summary>Gets or sets the clock of deadlines; the system clock by default.</summary>
    internal TimeProvider Time { get; set; } = TimeProvider.System;

    /// <summary>Returns the destination of spans, for display, not for parsing.</summary>
    /// <returns>The writer, or its options.</returns>
    public override string ToString() => Writer?.ToString() ?? Agent.ToString();
}
