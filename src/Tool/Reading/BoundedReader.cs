namespace SpanPack.Tool;

/// <summary>Builds the spans of payloads that take no more memory than <see cref="MemoryBound.Objects"/>.</summary>
internal static class BoundedReader
{
    /// <param name="name">The name of the payload.</param>
    /// <param name="body">The payload.</param>
    /// <param name="format">Its format.</param>
    /// <param name="bytesPerSpan">Bytes that the caller needs for each span besides.</param>
    /// <exception cref="ToolException">Its spans would take more.</exception>
    /// <exception cref="TraceFormatException">It is refused.</exception>
    internal static (TracePayload Payload, PayloadTexts Texts) Read(string name, ReadOnlySpan<byte> body, TraceFormat format, int bytesPerSpan)
    {
        long max = MemoryBound.Objects(body.Length);
        try
        {
            PayloadTexts texts = PayloadTexts.Of(body, format);
            return (TracePayloadReader.Read(body, format, Math.Max(0, max - (bytesPerSpan * texts.Spans))), texts);
        }
        catch (TraceFormatException e) when (e.ExceedsBudget)
        {
            throw new ToolException($"{name}: its spans would take more than {Amount.Of(max, "byte")} of memory, the bound for {Amount.Of(body.Length, "byte")}; split it, or look at it with 'spanpack dump'", ExitCode.Refused);
        }
    }
}
