namespace SpanPack;

/// <summary>The client of a poll, the requested products, and its state. Immutable.</summary>
internal sealed record ClientMessage
{
    public required ClientStateMessage State { get; init; }

    public required string Id { get; init; }

    public required IReadOnlyList<string> Products { get; init; }

    public bool IsTracer { get; } = true;

    public required TracerMessage ClientTracer { get; init; }

    public required string Capabilities { get; init; }
}
