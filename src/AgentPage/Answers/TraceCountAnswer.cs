namespace SpanPack;

/// <summary>How many traces fit.</summary>
internal sealed record TraceCountAnswer
{
    public required long Matched { get; init; }

    public required long Of { get; init; }
}
