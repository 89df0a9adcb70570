namespace SpanPack;

/// <summary>Reads payloads into sinks.</summary>
internal static class PayloadPlayback
{
    /// <summary>Reads a payload. A refusal is passed to the sink.</summary>
    /// <param name="body">The payload.</param>
    /// <param name="format">Its format.</param>
    /// <param name="sink">The receiver of its parts.</param>
    /// <returns>
    /// The reason for a refusal, or for stopping before the end (<see cref="MemoryBound.OneSpan"/>); null when the payload is accepted.
    /// </returns>
    internal static TraceFormatException? Play(ReadOnlySpan<byte> body, TraceFormat format, IPayloadSink sink)
    {
        sink.Begin(format, body.Length);
        try
        {
            var visitor = new RecordingVisitor(sink, format, RestartFinder.Search(body, format));
            int bytesRead = TracePayloadReader.Visit(body, format, ref visitor);
            sink.End(visitor.Header, bytesRead);
            return null;
        }
        catch (TraceFormatException e)
        {
            sink.Refuse(e);
            return e;
        }
    }
}
