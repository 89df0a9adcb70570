namespace SpanPack;

/// <summary>The position of a span in the bytes of a payload.</summary>
internal sealed record SpanBytesAnswer
{
    public required long Payload { get; init; }

    public required int Offset { get; init; }

    public required int Length { get; init; }

    public required string Format { get; init; }
}
