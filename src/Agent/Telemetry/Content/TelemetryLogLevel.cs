namespace SpanPack;

/// <summary>The severity of a log.</summary>
public enum TelemetryLogLevel
{
    /// <summary>A failure.</summary>
    Error,

    /// <summary>An unexpected state.</summary>
    Warning,

    /// <summary>Information for debugging.</summary>
    Debug,
}
