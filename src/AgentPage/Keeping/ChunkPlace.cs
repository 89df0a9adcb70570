namespace SpanPack;

/// <summary>The place of a chunk of a trace.</summary>
/// <param name="Payload">Its payload.</param>
/// <param name="Chunk">Its index there, from 0.</param>
internal readonly record struct ChunkPlace(KeptPayload Payload, int Chunk);
