namespace SpanPack.Tool;

/// <summary>Reads payloads into sinks.</summary>
internal static class PayloadPlayer
{
    /// <summary>Reads a payload. A refusal is passed to the sink.</summary>
    /// <param name="file">The payload.</param>
    /// <param name="sink">The receiver of its parts.</param>
    /// <param name="cancellation">Cancels the read.</param>
    /// <param name="before">
    /// The receiver of a first read of the same payload; it does not receive the end or a refusal. Null to read once.
    /// </param>
    /// <returns>
    /// The reason of a refusal, or of stopping before the end (<see cref="MemoryBound.OneSpan"/>); null when it is accepted.
    /// </returns>
    internal static async Task<TraceFormatException?> PlayAsync(PayloadFile file, IPayloadSink sink, CancellationToken cancellation,
        IPayloadSink? before = null)
    {
        PayloadBytes body = await file.OpenAsync(cancellation);
        TraceFormat format = FormatChoice.Of(file, body.Span);
        using var progress = new ProgressLine(file.Name);
        long spans = 0;
        if (before is not null)
        {
            var counted = new WatchedSink(before, progress, cancellation);
            _ = PayloadPlayback.Play(body.Span, format, counted);
            spans = counted.Spans;
        }

        return PayloadPlayback.Play(body.Span, format, new WatchedSink(sink, progress, cancellation, spans));
    }

    /// <summary>Counts an open payload, regardless of the memory of its spans.</summary>
    /// <returns>The reason of a refusal, or null when it is accepted.</returns>
    internal static TraceFormatException? Count(PayloadFile file, ReadOnlySpan<byte> body, PayloadCounts counts,
        CancellationToken cancellation)
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
