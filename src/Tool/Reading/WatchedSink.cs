namespace SpanPack.Tool;

/// <summary>Between a reader and a sink: shows progress and looks for Ctrl+C.</summary>
internal sealed class WatchedSink(IPayloadSink inner, ProgressLine progress, CancellationToken cancellation) : IPayloadSink
{
    private long _spans;

    public void Begin(TraceFormat format, int byteCount) => inner.Begin(format, byteCount);

    public void BeginChunk(ChunkRecord chunk) => inner.BeginChunk(chunk);

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        cancellation.ThrowIfCancellationRequested();
        progress.Report(++_spans, "spans");
        inner.Span(chunk, index, span);
    }

    public void EndChunk(ChunkRecord chunk) => inner.EndChunk(chunk);

    public void End(TracePayloadHeader header, int bytesRead) => inner.End(header, bytesRead);

    public void Refuse(TraceFormatException reason) => inner.Refuse(reason);
}
