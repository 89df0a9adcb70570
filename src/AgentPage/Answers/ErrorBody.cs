namespace SpanPack;

/// <summary>The answer to an invalid request.</summary>
internal sealed record ErrorBody
{
    public required ErrorDetail Error { get; init; }
}

/// <summary>The error of a request.</summary>
internal sealed record ErrorDetail
{
    public required string Code { get; init; }

    public required string Message { get; init; }

    public int? At { get; init; }
}
