namespace SpanPack;

/// <summary>The calls between services.</summary>
internal sealed record GraphAnswer
{
    public required IReadOnlyList<NodeAnswer> Nodes { get; init; }

    public required IReadOnlyList<EdgeAnswer> Edges { get; init; }

    public required long Traces { get; init; }
}
