namespace SpanPack;

/// <summary>The number of matching traces.</summary>
internal sealed record TraceCountAnswer
{
    public required long Matched { get; init; }

    public required long Of { get; init; }
}
