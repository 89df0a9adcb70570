namespace SpanPack;

/// <summary>Which bytes of which payload a span is.</summary>
internal sealed record SpanBytesAnswer
{
    public required long Payload { get; init; }

    public required int Offset { get; init; }

    public required int Length { get; init; }

    public required string Format { get; init; }
}
