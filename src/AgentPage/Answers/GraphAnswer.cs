namespace SpanPack;

/// <summary>Who calls whom.</summary>
internal sealed record GraphAnswer
{
    public required IReadOnlyList<NodeAnswer> Nodes { get; init; }

    public required IReadOnlyList<EdgeAnswer> Edges { get; init; }

    public required long Traces { get; init; }
}
