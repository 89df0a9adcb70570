namespace SpanPack;

/// <summary>The answer to an invalid request.</summary>
internal sealed record ErrorBody
{
    public required ErrorDetail Error { get; init; }
}
