namespace SpanPack;

/// <summary>Forwards some chunks of a payload, or one span of them.</summary>
/// <param name="inner">The receiver.</param>
/// <param name="chunks">The indexes of the chunks.</param>
/// <param name="span">The index of the span; null for all.</param>
internal sealed class ChosenChunks(IPayloadSink inner, HashSet<int> chunks, int? span = null) : IPayloadSink
{
    public void Begin(TraceFormat format, int byteCount) => inner.Begin(format, byteCount);

    public void BeginChunk(ChunkRecord chunk)
    {
        if (chunks.Contains(chunk.Index)) inner.BeginChunk(chunk);
    }

    public void Span(ChunkRecord chunk, int index, SpanRecord record)
    {
        if (chunks.Contains(chunk.Index) && (span is null || span == index)) inner.Span(chunk, index, record);
    }

    public void EndChunk(ChunkRecord chunk)
    {
        if (chunks.Contains(chunk.Index)) inner.EndChunk(chunk);
    }

    public void End(TracePayloadHeader header, int bytesRead) => inner.End(header, bytesRead);

    public void Refuse(TraceFormatException reason) => inner.Refuse(reason);
}
