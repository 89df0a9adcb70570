namespace SpanPack;

/// <summary>Keeps one span of a payload, with its chunk and the fields of the payload.</summary>
/// <param name="chunk">The index of its chunk.</param>
/// <param name="span">Its index in the chunk.</param>
internal sealed class FoundSpan(int chunk, int span) : IPayloadSink
{
    /// <summary>Gets the span; null if it was not found.</summary>
    internal SpanRecord? Span { get; private set; }

    internal ChunkRecord? Chunk { get; private set; }

    internal TracePayloadHeader Header { get; private set; } = TracePayloadHeader.Empty;

    void IPayloadSink.Span(ChunkRecord itsChunk, int index, SpanRecord record)
    {
        if (itsChunk.Index == chunk && index == span) (Span, Chunk) = (record, itsChunk);
    }

    public void End(TracePayloadHeader header, int bytesRead) => Header = header;

    public void Begin(TraceFormat format, int byteCount)
    {
        // Its format is known.
    }

    public void BeginChunk(ChunkRecord itsChunk)
    {
        // It is taken with the span.
    }

    public void EndChunk(ChunkRecord itsChunk)
    {
        // It is taken with the span.
    }

    public void Refuse(TraceFormatException reason)
    {
        // What was read before counts.
    }
}
