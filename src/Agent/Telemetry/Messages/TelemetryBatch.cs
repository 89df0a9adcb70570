namespace SpanPack;

/// <summary>A body with several messages.</summary>
internal sealed class TelemetryBatch : TelemetryEnvelope
{
    public required IReadOnlyList<TelemetryMessage> Payload { get; init; }
}
