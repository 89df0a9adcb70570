namespace SpanPack;

/// <summary>A log in telemetry messages.</summary>
internal sealed class TelemetryLogLine
{
    public required string Message { get; init; }

    public required string Level { get; init; }

    /// <summary>Gets the time of its first occurrence, in seconds since 1970.</summary>
    public required long TracerTime { get; init; }

    /// <summary>Gets the number of occurrences; null for one.</summary>
    public int? Count { get; set; }

    public string? StackTrace { get; init; }

    public string? ErrorKind { get; init; }
}
