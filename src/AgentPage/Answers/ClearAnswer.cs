namespace SpanPack;

/// <summary>The amounts that were removed.</summary>
internal sealed record ClearAnswer
{
    public required int Traces { get; init; }

    public required int Payloads { get; init; }
}
