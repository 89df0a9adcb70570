namespace SpanPack;

/// <summary>The fields of every telemetry body. Immutable: a body that is sent again does not change.</summary>
internal abstract class TelemetryEnvelope
{
    public string ApiVersion { get; } = "v2";

    public required string RequestType { get; init; }

    /// <summary>Gets the creation time in seconds since 1970.</summary>
    public required long TracerTime { get; init; }

    public required string RuntimeId { get; init; }

    /// <summary>Gets its sequence number: from 1, increasing by one with each body.</summary>
    public required long SeqId { get; init; }

    /// <summary>Gets whether the body is marked for debugging; null for no.</summary>
    public bool? Debug { get; init; }

    public required TelemetryApplication Application { get; init; }

    public required TelemetryHost Host { get; init; }
}
