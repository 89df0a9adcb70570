namespace SpanPack;

/// <summary>Calls from a service to another.</summary>
internal sealed record EdgeAnswer
{
    public required string From { get; init; }

    public required string To { get; init; }

    public required long Calls { get; init; }

    public required long Errors { get; init; }

    public required double P95 { get; init; }
}
