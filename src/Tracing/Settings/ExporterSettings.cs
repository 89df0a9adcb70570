using System.Diagnostics;

namespace SpanPack.Tracing.Configuration;

/// <summary>The address of the agent in <see cref="TracerSettings"/>.</summary>
/// <remarks>For one thread at a time.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
[Obsolete("Use TracerSettings.AgentUri.")]
public sealed class ExporterSettings
{
    private readonly TracerSettings _settings;

    internal ExporterSettings(TracerSettings settings) => _settings = settings;

    /// <summary>Gets or sets the address of the agent.</summary>
    /// <exception cref="ArgumentException">It is set to null, or to an address of another form.</exception>
    [Obsolete("Use TracerSettings.AgentUri.")]
    public Uri AgentUri { get => _settings.AgentUri; set => _settings.AgentUri = value; }

    /// <summary>Returns the address, for a person.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => _settings.AgentUri.ToString();
}
