namespace SpanPack;

/// <summary>Receives a payload piece by piece, so that it does not have to be in memory as a whole.</summary>
internal interface IPayloadSink
{
    public void Begin(TraceFormat format, int byteCount);

    public void BeginChunk(ChunkRecord chunk);

    /// <param name="chunk">The chunk so far; its fields may follow its spans.</param>
    /// <param name="index">The index of the span in the chunk, from 0.</param>
    /// <param name="span">The complete span.</param>
    public void Span(ChunkRecord chunk, int index, SpanRecord span);

    public void EndChunk(ChunkRecord chunk);

    /// <summary>Called when the payload has been read to its end.</summary>
    public void End(TracePayloadHeader header, int bytesRead);

    /// <summary>Called when the payload is refused in the middle; no other call follows.</summary>
    public void Refuse(TraceFormatException reason);
}
