namespace SpanPack;

/// <summary>Counts the parts of a payload.</summary>
internal sealed class PayloadCounts : IPayloadSink
{
    internal TraceFormat Format { get; private set; }

    internal int ByteCount { get; private set; }

    internal long Chunks { get; private set; }

    internal long Spans { get; private set; }

    internal int BytesRead { get; private set; }

    /// <summary>Returns format and counts, for example <c>v0.4, 3 chunks, 12 spans, 3,012 bytes</c>.</summary>
    public override string ToString()
        => $"{Format.GetName()}, {Amount.Of(Chunks, "chunk")}, {Amount.Of(Spans, "span")}, {Amount.Of(ByteCount, "byte")}";

    /// <summary>Takes over the counts of a visitor that builds no spans.</summary>
    internal void Take(long chunks, long spans, int bytesRead) => (Chunks, Spans, BytesRead) = (chunks, spans, bytesRead);

    public void Begin(TraceFormat format, int byteCount) => (Format, ByteCount) = (format, byteCount);

    public void BeginChunk(ChunkRecord chunk) => Chunks++;

    public void Span(ChunkRecord chunk, int index, SpanRecord span) => Spans++;

    public void EndChunk(ChunkRecord chunk)
    {
        // It is counted.
    }

    public void End(TracePayloadHeader header, int bytesRead) => BytesRead = bytesRead;

    public void Refuse(TraceFormatException reason)
    {
        // What was read stays counted.
    }
}
