namespace SpanPack;

/// <summary>What every telemetry body has. Immutable: a body that is sent again is the same.</summary>
internal abstract class TelemetryEnvelope
{
    public string ApiVersion { get; } = "v2";

    public required string RequestType { get; init; }

    /// <summary>Gets when it was made, in seconds since 1970.</summary>
    public required long TracerTime { get; init; }

    public required string RuntimeId { get; init; }

    /// <summary>Gets its number: from 1, and one more for each body.</summary>
    public required long SeqId { get; init; }

    /// <summary>Gets whether those who read it are to look closely; null for no.</summary>
    public bool? Debug { get; init; }

    public required TelemetryApplication Application { get; init; }

    public required TelemetryHost Host { get; init; }
}
