namespace SpanPack;

/// <summary>The outcome of a request.</summary>
internal enum TelemetryOutcome
{
    /// <summary>The body was accepted.</summary>
    Taken,

    /// <summary>The body was refused for good.</summary>
    Refused,

    /// <summary>The request may succeed later.</summary>
    Failed,

    /// <summary>No answer.</summary>
    Unreachable,

    /// <summary>Telemetry is not supported by the agent.</summary>
    Gone,
}
