namespace SpanPack;

/// <summary>Takes a chunk in place of the writer. Its spans are used again afterwards.</summary>
/// <param name="chunk">The chunk.</param>
internal delegate void ChunkTaker(in TraceChunk chunk);
