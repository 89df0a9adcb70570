namespace SpanPack.Benchmarks.Peers;

/// <summary>A span with all its tags, as a plain object: what the peers write.</summary>
internal sealed record PeerSpan
{
    public ulong TraceId { get; init; }

    public ulong SpanId { get; init; }

    public string? Name { get; init; }

    public string? Resource { get; init; }

    public string? Service { get; init; }

    public string? Type { get; init; }

    public long Start { get; init; }

    public long Duration { get; init; }

    public ulong? ParentId { get; init; }

    public required Dictionary<string, string> Meta { get; init; }

    public required Dictionary<string, double> Metrics { get; init; }

    public Dictionary<string, byte[]>? MetaStruct { get; init; }

    public List<PeerLink>? SpanLinks { get; init; }

    public List<PeerEvent>? SpanEvents { get; init; }
}
