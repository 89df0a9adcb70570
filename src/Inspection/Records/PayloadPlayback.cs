namespace SpanPack;

/// <summary>Reads payloads into sinks.</summary>
internal static class PayloadPlayback
{
    /// <summary>Reads a payload. One that is refused is told to the sink.</summary>
    /// <param name="body">The payload.</param>
    /// <param name="format">Its format.</param>
    /// <param name="sink">Where its parts go.</param>
    /// <returns>Why it is refused, or why it is not read to its end (<see cref="MemoryBound.OneSpan"/>), or null when it is accepted.</returns>
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
