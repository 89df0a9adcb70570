namespace SpanPack;

/// <summary>The amounts since the start, by their fate.</summary>
internal sealed record StoreCounts
{
    public long Traces { get; init; }

    public long Spans { get; init; }

    public long Payloads { get; init; }

    public long Refused { get; init; }

    /// <summary>Gets the number of traces that were removed for newer ones.</summary>
    public long TracesGone { get; init; }

    public long PayloadsGone { get; init; }

    /// <summary>Gets the number of answered payloads for which the page had no room.</summary>
    public long PayloadsMissed { get; init; }

    public long Clears { get; init; }
}
