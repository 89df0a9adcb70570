using System.Diagnostics;

namespace SpanPack.Tracing.Configuration;

/// <summary>The address of the agent in <see cref="TracerSettings"/>.</summary>
/// <remarks>For one thread at a time.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
[Obsolete("Use TracerSettings.AgentUri.")]
public sealed class ExporterSettings
{
    private readonly Func<Uri> _get;
    private readonly Action<Uri> _set;

    internal ExporterSettings(Func<Uri> get, Action<Uri> set) => (_get, _set) = (get, set);

    /// <summary>Gets or sets the address of the agent.</summary>
    /// <exception cref="ArgumentException">The value is null, or an address of another form.</exception>
    [Obsolete("Use TracerSettings.AgentUri.")]
    public Uri AgentUri { get => _get(); set => _set(value); }

    /// <summary>Returns the address, for display.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => AgentUri.ToString();
}
