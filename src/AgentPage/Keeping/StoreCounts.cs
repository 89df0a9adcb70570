namespace SpanPack;

/// <summary>What came since the start, and what became of it.</summary>
internal sealed record StoreCounts
{
    public long Traces { get; init; }

    public long Spans { get; init; }

    public long Payloads { get; init; }

    public long Refused { get; init; }

    /// <summary>Gets the traces that newer ones have pushed out.</summary>
    public long TracesGone { get; init; }

    public long PayloadsGone { get; init; }

    /// <summary>Gets the payloads that were answered and that the page had no room to look at.</summary>
    public long PayloadsMissed { get; init; }

    public long Clears { get; init; }
}
