namespace SpanPack.Tool;

/// <summary>Shows progress and handles Ctrl+C between a reader and a sink.</summary>
/// <param name="inner">The sink.</param>
/// <param name="progress">Receives the progress.</param>
/// <param name="cancellation">Cancels the read.</param>
/// <param name="whole">The number of spans; 0 if unknown.</param>
internal sealed class WatchedSink(IPayloadSink inner, ProgressLine progress, CancellationToken cancellation, long whole = 0) : IPayloadSink
{
    /// <summary>Gets the number of spans so far.</summary>
    internal long Spans { get; private set; }

    public void Begin(TraceFormat format, int byteCount) => inner.Begin(format, byteCount);

    public void BeginChunk(ChunkRecord chunk) => inner.BeginChunk(chunk);

    public void Span(ChunkRecord chunk, int index, SpanRecord span)
    {
        cancellation.ThrowIfCancellationRequested();
        progress.Report(++Spans, "spans", whole);
        inner.Span(chunk, index, span);
    }

    public void EndChunk(ChunkRecord chunk) => inner.EndChunk(chunk);

    public void End(TracePayloadHeader header, int bytesRead) => inner.End(header, bytesRead);

    public void Refuse(TraceFormatException reason) => inner.Refuse(reason);
}
