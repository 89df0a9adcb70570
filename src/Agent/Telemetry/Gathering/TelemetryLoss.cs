namespace SpanPack;

/// <summary>The kinds of data that telemetry may lose.</summary>
internal enum TelemetryLoss
{
    /// <summary>A message that waited.</summary>
    Message,

    /// <summary>A value of a metric.</summary>
    Value,

    /// <summary>A log.</summary>
    Log,

    /// <summary>A setting, dependency, integration, endpoint or product.</summary>
    Entry,
}
