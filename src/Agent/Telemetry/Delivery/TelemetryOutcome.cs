namespace SpanPack;

/// <summary>What became of a body.</summary>
internal enum TelemetryOutcome
{
    /// <summary>It was taken.</summary>
    Taken,

    /// <summary>It would be refused again.</summary>
    Refused,

    /// <summary>It may be taken later.</summary>
    Failed,

    /// <summary>Nobody answered.</summary>
    Unreachable,

    /// <summary>There is no telemetry here.</summary>
    Gone,
}
