namespace SpanPack;

/// <summary>A defect that the agent would cut, repair or drop; or the number of further ones of the same kind.</summary>
internal sealed record FindingAnswer
{
    public required string Kind { get; init; }

    public string? Path { get; init; }

    public required string Effect { get; init; }

    public string? Trace { get; init; }

    public string? Ref { get; init; }

    public int? Count { get; init; }
}
