namespace SpanPack;

/// <summary>The error of a span.</summary>
internal sealed record ErrorAnswer
{
    public string? Type { get; init; }

    public string? Message { get; init; }

    public string? Stack { get; init; }
}
