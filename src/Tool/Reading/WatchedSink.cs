namespace SpanPack.Tool;

/// <summary>Between a reader and a sink: shows progress and looks for Ctrl+C.</summary>
/// <param name="inner">The sink.</param>
/// <param name="progress">Is told how far it is.</param>
/// <param name="cancellation">Ends the reading.</param>
/// <param name="whole">How many spans there are; 0 where nobody knows.</param>
internal sealed class WatchedSink(IPayloadSink inner, ProgressLine progress, CancellationToken cancellation, long whole = 0) : IPayloadSink
{
    /// <summary>Gets how many spans came.</summary>
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
