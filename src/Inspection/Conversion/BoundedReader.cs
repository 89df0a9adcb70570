namespace SpanPack;

/// <summary>Builds the spans of payloads that need no more memory than <see cref="MemoryBound.Objects"/>.</summary>
internal static class BoundedReader
{
    /// <param name="body">The payload.</param>
    /// <param name="format">Its format.</param>
    /// <param name="boundBytes">The size that the bound is proportional to: that of the source file, or of the payload itself.</param>
    /// <param name="bytesPerSpan">Bytes that the caller needs for each span in addition.</param>
    /// <exception cref="TraceFormatException">
    /// It is refused, or its spans would take more (<see cref="TraceFormatException.ExceedsBudget"/>).
    /// </exception>
    internal static (TracePayload Payload, PayloadTexts Texts) Read(ReadOnlySpan<byte> body, TraceFormat format, long boundBytes,
        int bytesPerSpan)
    {
        long max = MemoryBound.Objects(boundBytes);
        PayloadTexts texts = PayloadTexts.Of(body, format);
        return (TracePayloadReader.Read(body, format, Math.Max(0, max - (bytesPerSpan * texts.Spans))), texts);
    }
}
