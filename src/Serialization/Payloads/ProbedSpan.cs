namespace SpanPack;

/// <summary>A span from which a template is cut.</summary>
/// <param name="Chunk">Its chunk with the data of the trace.</param>
/// <param name="Index">The index of the span in the chunk.</param>
/// <param name="Holes">The values in its holes.</param>
internal readonly record struct ProbedSpan(TraceChunk Chunk, int Index, TemplateHoles Holes);
