namespace SpanPack.Tool;

/// <summary>Reads payloads into sinks.</summary>
internal static class PayloadPlayer
{
    /// <summary>Reads a payload. One that is refused is told to the sink.</summary>
    /// <param name="file">The payload.</param>
    /// <param name="sink">Where its parts go.</param>
    /// <param name="cancellation">Ends the reading.</param>
    /// <returns>Why it is refused, or null when it is accepted.</returns>
    internal static async Task<TraceFormatException?> PlayAsync(PayloadFile file, IPayloadSink sink, CancellationToken cancellation)
    {
        using PayloadBytes body = await file.OpenAsync(cancellation);
        return Play(file, body, sink, cancellation);
    }

    /// <summary>Reads a payload that is open.</summary>
    internal static TraceFormatException? Play(PayloadFile file, PayloadBytes body, IPayloadSink sink, CancellationToken cancellation)
    {
        TraceFormat format = FormatChoice.Of(file, body.Span);
        using var progress = new ProgressLine(file.Name);
        return Play(body.Span, format, new WatchedSink(sink, progress, cancellation));
    }

    private static TraceFormatException? Play(ReadOnlySpan<byte> body, TraceFormat format, WatchedSink sink)
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
