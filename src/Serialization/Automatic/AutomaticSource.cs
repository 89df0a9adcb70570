namespace SpanPack;

/// <summary>The source of the values of automatic tags.</summary>
/// <param name="role">The role of the span; none for tags of a chunk.</param>
/// <param name="chunk">The chunk.</param>
/// <param name="extras">The rarely used parts of the span; null for values that are not of a span.</param>
internal readonly ref struct AutomaticSource(SpanRole role, ref readonly TraceChunk chunk, SpanExtras? extras)
{
    internal readonly ref readonly TraceChunk Chunk = ref chunk;
    internal readonly SpanExtras? Extras = extras;
    internal readonly bool IsOfDefaultService = (role & SpanRole.DefaultService) != 0;
}
