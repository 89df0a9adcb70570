namespace SpanPack;

/// <summary>Where a chunk of a trace is.</summary>
/// <param name="Payload">Its payload.</param>
/// <param name="Chunk">Its place there, from 0.</param>
internal readonly record struct ChunkPlace(KeptPayload Payload, int Chunk);
