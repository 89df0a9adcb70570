namespace SpanPack;

/// <summary>What can be looked at now.</summary>
internal sealed record StoreContent
{
    /// <summary>Gets how many bytes may be kept.</summary>
    public long Limit { get; init; }

    /// <summary>Gets how many are: payloads with all that is kept of them.</summary>
    public long Bytes { get; init; }

    public int Traces { get; init; }

    public long Spans { get; init; }

    public int Payloads { get; init; }
}
