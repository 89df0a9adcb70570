namespace SpanPack;

/// <summary>A body with one message.</summary>
internal sealed class TelemetryBody : TelemetryEnvelope
{
    public required RawJson Payload { get; init; }
}
