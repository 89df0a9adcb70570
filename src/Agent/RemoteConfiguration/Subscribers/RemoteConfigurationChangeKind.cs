namespace SpanPack;

/// <summary>The kind of change of a configuration.</summary>
/// <remarks>Immutable.</remarks>
public enum RemoteConfigurationChangeKind
{
    /// <summary>The configuration is new to the subscriber.</summary>
    Added,

    /// <summary>The content of the configuration has changed.</summary>
    Changed,

    /// <summary>The configuration no longer applies.</summary>
    Removed,
}
