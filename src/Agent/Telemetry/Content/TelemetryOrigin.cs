namespace SpanPack;

/// <summary>The origin of a setting's value.</summary>
public enum TelemetryOrigin
{
    /// <summary>The default.</summary>
    Default,

    /// <summary>The program.</summary>
    Code,

    /// <summary>An environment variable.</summary>
    EnvironmentVariable,

    /// <summary>A file of the program.</summary>
    File,

    /// <summary>Remote configuration.</summary>
    RemoteConfiguration,

    /// <summary>Derived from other settings.</summary>
    Calculated,
}
