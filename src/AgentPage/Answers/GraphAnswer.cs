namespace SpanPack;

/// <summary>The calls between services.</summary>
internal sealed record GraphAnswer
{
    public required IReadOnlyList<NodeAnswer> Nodes { get; init; }

    public required IReadOnlyList<EdgeAnswer> Edges { get; init; }

    public required long Traces { get; init; }
}

/// <summary>A service in the graph.</summary>
internal sealed record NodeAnswer
{
    public required string Service { get; init; }

    public required string Type { get; init; }

    public required long Requests { get; init; }

    public required long Errors { get; init; }

    public required double P95 { get; init; }
}

/// <summary>Calls from a service to another.</summary>
internal sealed record EdgeAnswer
{
    public required string From { get; init; }

    public required string To { get; init; }

    public required long Calls { get; init; }

    public required long Errors { get; init; }

    public required double P95 { get; init; }
}
