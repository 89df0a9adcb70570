namespace SpanPack.Tool;

/// <summary>Reads payloads into sinks.</summary>
internal static class PayloadPlayer
{
    /// <summary>Reads a payload. One that is refused is told to the sink.</summary>
    /// <param name="file">The payload.</param>
    /// <param name="sink">Where its parts go.</param>
    /// <param name="cancellation">Ends the reading.</param>
    /// <returns>Why it is refused, or why it is not read to its end (<see cref="MemoryBound.OneSpan"/>), or null when it is accepted.</returns>
    internal static async Task<TraceFormatException?> PlayAsync(PayloadFile file, IPayloadSink sink, CancellationToken cancellation)
    {
        PayloadBytes body = await file.OpenAsync(cancellation);
        TraceFormat format = FormatChoice.Of(file, body.Span);
        using var progress = new ProgressLine(file.Name);
        return PayloadPlayback.Play(body.Span, format, new WatchedSink(sink, progress, cancellation));
    }

    /// <summary>Reads a payload twice.</summary>
    /// <param name="file">The payload.</param>
    /// <param name="first">Where its parts go first; it is not told of the end, or of a refusal.</param>
    /// <param name="sink">Where they go then.</param>
    /// <param name="cancellation">Ends the reading.</param>
    /// <returns>Why it is refused, or null when it is accepted.</returns>
    internal static async Task<TraceFormatException?> PlayTwiceAsync(PayloadFile file, IPayloadSink first, IPayloadSink sink, CancellationToken cancellation)
    {
        PayloadBytes body = await file.OpenAsync(cancellation);
        TraceFormat format = FormatChoice.Of(file, body.Span);
        using var progress = new ProgressLine(file.Name);
        var counted = new WatchedSink(first, progress, cancellation);
        _ = PayloadPlayback.Play(body.Span, format, counted);
        return PayloadPlayback.Play(body.Span, format, new WatchedSink(sink, progress, cancellation, counted.Spans));
    }

    /// <summary>Counts a payload that is open, whatever its spans would take.</summary>
    /// <returns>Why it is refused, or null when it is accepted.</returns>
    internal static TraceFormatException? Count(PayloadFile file, ReadOnlySpan<byte> body, PayloadCounts counts, CancellationToken cancellation)
    {
        TraceFormat format = FormatChoice.Of(file, body);
        counts.Begin(format, body.Length);
        using var progress = new ProgressLine(file.Name);
        var counter = new PayloadCounter(progress, cancellation);
        try
        {
            int bytesRead = TracePayloadReader.Visit(body, format, ref counter);
            counts.Take(counter.Chunks, counter.Spans, bytesRead);
            return null;
        }
        catch (TraceFormatException e)
        {
            return e;
        }
    }
}
