namespace SpanPack;

/// <summary>Where the value of a setting comes from.</summary>
public enum TelemetryOrigin
{
    /// <summary>Nobody said another.</summary>
    Default,

    /// <summary>The program.</summary>
    Code,

    /// <summary>An environment variable.</summary>
    EnvironmentVariable,

    /// <summary>A file of the program.</summary>
    File,

    /// <summary>Remote configuration.</summary>
    RemoteConfiguration,

    /// <summary>It was worked out from others.</summary>
    Calculated,
}
