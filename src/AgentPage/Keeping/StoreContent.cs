namespace SpanPack;

/// <summary>The current content of the store.</summary>
internal sealed record StoreContent
{
    /// <summary>Gets the maximum number of bytes.</summary>
    public long Limit { get; init; }

    /// <summary>Gets the number of kept bytes: payloads with their indexes.</summary>
    public long Bytes { get; init; }

    public int Traces { get; init; }

    public long Spans { get; init; }

    public int Payloads { get; init; }
}
