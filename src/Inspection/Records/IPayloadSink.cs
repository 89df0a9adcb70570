namespace SpanPack;

/// <summary>Is given a payload piece by piece, so that none has to be held whole.</summary>
internal interface IPayloadSink
{
    public void Begin(TraceFormat format, int byteCount);

    public void BeginChunk(ChunkRecord chunk);

    /// <param name="chunk">The chunk so far: its fields may come after its spans.</param>
    /// <param name="index">The place of the span in the chunk, from 0.</param>
    /// <param name="span">The span, whole.</param>
    public void Span(ChunkRecord chunk, int index, SpanRecord span);

    public void EndChunk(ChunkRecord chunk);

    /// <summary>The payload is read to its end.</summary>
    public void End(TracePayloadHeader header, int bytesRead);

    /// <summary>The payload is refused in the middle; nothing else is called after it.</summary>
    public void Refuse(TraceFormatException reason);
}
