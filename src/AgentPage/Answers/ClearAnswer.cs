namespace SpanPack;

/// <summary>What was forgotten.</summary>
internal sealed record ClearAnswer
{
    public required int Traces { get; init; }

    public required int Payloads { get; init; }
}
