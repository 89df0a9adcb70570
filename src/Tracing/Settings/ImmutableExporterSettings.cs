using System.Diagnostics;

namespace SpanPack.Tracing.Configuration;

/// <summary>The address of the agent in <see cref="ImmutableTracerSettings"/>.</summary>
/// <remarks>Immutable.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
[Obsolete("Use ImmutableTracerSettings.AgentUri.")]
public sealed class ImmutableExporterSettings
{
    internal ImmutableExporterSettings(Uri agentUri) => AgentUri = agentUri;

    /// <summary>Gets the address of the agent.</summary>
    [Obsolete("Use ImmutableTracerSettings.AgentUri.")]
    public Uri AgentUri { get; }

    /// <summary>Returns the address, for display.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => AgentUri.ToString();
}
