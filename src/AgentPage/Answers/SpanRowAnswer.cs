namespace SpanPack;

/// <summary>The data of a span for the waterfall.</summary>
internal sealed record SpanRowAnswer
{
    public required string Ref { get; init; }

    public required string Id { get; init; }

    public string? Parent { get; init; }

    public required int Service { get; init; }

    public required int Name { get; init; }

    public required int Resource { get; init; }

    public required int Type { get; init; }

    public required double Offset { get; init; }

    public required double Duration { get; init; }

    public bool? Error { get; init; }

    public string? Kind { get; init; }

    public int? Links { get; init; }

    public int? Events { get; init; }
}
