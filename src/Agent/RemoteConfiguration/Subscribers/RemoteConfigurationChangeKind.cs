namespace SpanPack;

/// <summary>What has happened to a configuration.</summary>
/// <remarks>Immutable.</remarks>
public enum RemoteConfigurationChangeKind
{
    /// <summary>It is new to the subscriber.</summary>
    Added,

    /// <summary>Its content is another one.</summary>
    Changed,

    /// <summary>It applies no longer.</summary>
    Removed,
}
