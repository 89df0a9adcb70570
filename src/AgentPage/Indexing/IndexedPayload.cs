namespace SpanPack;

/// <summary>What is kept of a payload beside its bytes.</summary>
/// <param name="Spans">All spans, chunk after chunk.</param>
/// <param name="Chunks">The chunks, in the order of the payload.</param>
/// <param name="Entries">The requests to services.</param>
internal sealed record IndexedPayload(SpanEntry[] Spans, IndexedChunk[] Chunks, IReadOnlyList<ServiceEntry> Entries)
{
    /// <summary>Gets the index of what has no spans.</summary>
    internal static IndexedPayload Empty { get; } = new([], [], []);

    /// <summary>Gets whether there are spans which are not in the index, because they are too many or cannot be read.</summary>
    internal bool IsLeftOut { get; init; }
}
