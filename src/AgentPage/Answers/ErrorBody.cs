namespace SpanPack;

/// <summary>An answer to a request that is wrong.</summary>
internal sealed record ErrorBody
{
    public required ErrorDetail Error { get; init; }
}
