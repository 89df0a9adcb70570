namespace SpanPack;

/// <summary>A span from which a template is cut.</summary>
/// <param name="Chunk">Its chunk, and what that says of the trace.</param>
/// <param name="Index">Which span of the chunk it is.</param>
/// <param name="Holes">What stands in its holes.</param>
internal readonly record struct ProbedSpan(TraceChunk Chunk, int Index, TemplateHoles Holes);
