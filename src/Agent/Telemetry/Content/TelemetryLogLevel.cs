namespace SpanPack;

/// <summary>How bad it is what a log says.</summary>
public enum TelemetryLogLevel
{
    /// <summary>Something failed.</summary>
    Error,

    /// <summary>Something is not as it should be.</summary>
    Warning,

    /// <summary>Something that helps to understand.</summary>
    Debug,
}
