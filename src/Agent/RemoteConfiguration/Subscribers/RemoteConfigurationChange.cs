using System.Diagnostics;

namespace SpanPack;

/// <summary>A change of one configuration.</summary>
/// <remarks>Immutable. Any number of threads may read it, also after the handler has ended.</remarks>
[DebuggerDisplay("{ToString(),nq}")]
public sealed class RemoteConfigurationChange
{
    private readonly ConfigurationFile _file;

    internal RemoteConfigurationChange(RemoteConfigurationChangeKind kind, ConfigurationFile file) => (Kind, _file) = (kind, file);

    /// <summary>Gets the kind of change.</summary>
    public RemoteConfigurationChangeKind Kind { get; }

    /// <summary>
    /// Gets the path, such as <c>datadog/2/ASM_FEATURES/asm_features/config</c>: at most 1,024 characters. It identifies the configuration.
    /// </summary>
    public string Path => _file.Path.Text;

    /// <summary>Gets the product, such as <c>ASM_FEATURES</c>: the third part of the path from its end.</summary>
    public string Product => _file.Path.Product;

    /// <summary>Gets the id of the configuration: the second part of the path from its end.</summary>
    public string ConfigId => _file.Path.ConfigId;

    /// <summary>Gets the last part of the path. Its value has no meaning.</summary>
    public string Name => _file.Path.Name;

    /// <summary>Gets the version that the backend gave this content, 0 or more; for a removed one, the last version.</summary>
    public long Version => _file.Version;

    /// <summary>
    /// Gets the content, whose length and SHA-256 are verified; empty for a removed one. It is mostly JSON, depending on the product. It
    /// comes from the network, so validate it.
    /// </summary>
    public ReadOnlyMemory<byte> Content => Kind == RemoteConfigurationChangeKind.Removed ? default : _file.Content;

    /// <summary>Gets the file, which the subscriber has after the change.</summary>
    internal ConfigurationFile File => _file;

    /// <summary>Returns a description for display, not for parsing.</summary>
    /// <returns>Kind, path, version and length.</returns>
    public override string ToString() => $"{Kind} {Path}, version {Version}, {Content.Length} bytes";
}
