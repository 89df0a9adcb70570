using System.Diagnostics;

namespace SpanPack;

/// <summary>What a <see cref="DatadogAgentExporter"/> makes of activities, and where it sends them.</summary>
/// <remarks>For one thread: it is read when the exporter is made, and changes nothing afterwards.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class DatadogAgentExporterOptions
{
    /// <summary>Gets or sets where spans go; null (the default) for a writer of the exporter's own, as <see cref="Agent"/> says. This one is flushed and not disposed of.</summary>
    public AgentWriter? Writer { get; set; }

    /// <summary>Gets or sets how the exporter's own writer writes, holds and sends. Its process is by default that of the provider's resource. Not null.</summary>
    public AgentWriterOptions Agent { get; set; } = new();

    /// <summary>
    /// Gets or sets how activities become spans, and which traces are kept. The provider says which sources are listened to, and what the resource is: these parts are not looked at, nor is
    /// <see cref="ActivityTraceOptions.SetsPropagator"/>. Not null.
    /// </summary>
    public ActivityTraceOptions Traces { get; set; } = new();

    /// <summary>Gets or sets the clock of deadlines; that of the system by default.</summary>
    internal TimeProvider Time { get; set; } = TimeProvider.System;

    /// <summary>Says where spans go; for a person, not for parsing.</summary>
    /// <returns>The writer, or its options.</returns>
    public override string ToString() => Writer?.ToString() ?? Agent.ToString();
}
