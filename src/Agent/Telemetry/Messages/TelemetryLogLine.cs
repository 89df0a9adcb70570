namespace SpanPack;

/// <summary>A log as telemetry has it.</summary>
internal sealed class TelemetryLogLine
{
    public required string Message { get; init; }

    public required string Level { get; init; }

    /// <summary>Gets when it was logged first, in seconds since 1970.</summary>
    public required long TracerTime { get; init; }

    /// <summary>Gets how often it was logged; null for once.</summary>
    public int? Count { get; set; }

    public string? StackTrace { get; init; }

    public string? ErrorKind { get; init; }
}
