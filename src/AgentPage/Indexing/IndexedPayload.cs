namespace SpanPack;

/// <summary>The index of a payload.</summary>
/// <param name="Spans">All spans, chunk after chunk.</param>
/// <param name="Chunks">The chunks, in the order of the payload.</param>
/// <param name="Entries">The requests to services.</param>
internal sealed record IndexedPayload(SpanEntry[] Spans, IndexedChunk[] Chunks, IReadOnlyList<ServiceEntry> Entries)
{
    /// <summary>Gets the index of a payload without spans.</summary>
    internal static IndexedPayload Empty { get; } = new([], [], []);

    /// <summary>Gets whether some spans are not in the index, because there are too many or they cannot be read.</summary>
    internal bool IsLeftOut { get; init; }
}
