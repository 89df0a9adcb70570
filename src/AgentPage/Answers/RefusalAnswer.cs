namespace SpanPack;

/// <summary>The reason why a payload was refused.</summary>
internal sealed record RefusalAnswer
{
    public int? Status { get; init; }

    public required string Message { get; init; }

    public string? Reason { get; init; }

    public long? Offset { get; init; }

    public string? Path { get; init; }
}
