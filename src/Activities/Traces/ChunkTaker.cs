namespace SpanPack;

/// <summary>Receives a chunk in place of the writer. Its spans are reused afterwards.</summary>
/// <param name="chunk">The chunk.</param>
internal delegate void ChunkTaker(in TraceChunk chunk);
