namespace SpanPack;

/// <summary>What a reader found in a payload.</summary>
/// <param name="Chunks">The chunks, in the order of the payload.</param>
/// <param name="BytesRead">Bytes of the payload that were read; what follows is not part of it.</param>
public sealed record TracePayload(IReadOnlyList<TraceChunk> Chunks, int BytesRead)
{
    /// <summary>Gets the number of spans in all chunks.</summary>
    public int SpanCount => Chunks.Sum(static chunk => chunk.Spans.Count);
}
